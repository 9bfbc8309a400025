import { parentPort } from 'node:worker_threads'
import { type PrintedReceipt, receiptPdf } from './receipt-pdf.ts'

export type DrawnReceipt = { bytes: Uint8Array<ArrayBuffer> } | { error: string }

parentPort?.on('message', async (receipt: PrintedReceipt) => {
  parentPort?.postMessage(await draw(receipt))
})

async function draw(receipt: PrintedReceipt): Promise<DrawnReceipt> {
  try {
    return { bytes: new Uint8Array(await receiptPdf(receipt)) }
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
