import { Failure } from '#server/platform/failure.ts'
import { drawPicture, redraw } from './draw-picture.ts'

export type PictureJob = { bytes: Buffer; isRedrawn: boolean }

export type PictureResult<Drawn> =
  | { drawn: Drawn }
  | { refused: Pick<Failure, 'code' | 'message'> }
  | { error: string }

/** The child process draws one picture, sends it or the refusal, and ends. */
process.once('message', async (job: PictureJob) => {
  process.send?.(await draw(job), () => process.exit())
})

async function draw({ bytes, isRedrawn }: PictureJob): Promise<PictureResult<object>> {
  try {
    const picture = Buffer.from(bytes)
    return { drawn: isRedrawn ? await redraw(picture) : await drawPicture(picture) }
  } catch (error) {
    if (error instanceof Failure) return { refused: { code: error.code, message: error.message } }
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
