import PDFDocument from 'pdfkit'
import { bold, fallbacks, regular } from './fonts.ts'
import { type Line, layOut, type Run } from './text-lines.ts'

const MARGIN = 56
const LINE_COLOR = '#d9d3c7'
const EMBER = '#c2661b'
const LOGO_BOX = 32
const CELL_PADDING = 5
/** The space between two lines, relative to the font's size. */
const LEADING = 0.06

const plain = /^[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Common}]*$/u

/** Sizes are in points. */
type Look = { size: number; color?: string; isBold?: boolean; indent?: number }
type Place = { x: number; y: number; width: number; isAtRight?: boolean }
export type Cell = { text: string; type: 'TH' | 'TD'; scope?: 'Row' | 'Column'; color?: string }
type Laid = { lines: Line[]; look: Look; ascent: number; lineHeight: number }

/** A tagged PDF (PDF/UA-1, ISO 14289-1) on US Letter pages. Its text may be in any script. */
export class TaggedDocument {
  readonly width: number
  private readonly pdf: PDFKit.PDFDocument
  private readonly root: PDFKit.PDFStructureElement
  private readonly bytes: Promise<Buffer>
  private y = MARGIN

  constructor(info: PDFKit.DocumentInfo) {
    this.pdf = new PDFDocument({
      size: 'LETTER',
      margin: MARGIN,
      // No standard font, because PDF does not embed those.
      font: null as never,
      pdfVersion: '1.7',
      subset: 'PDF/UA' as never,
      tagged: true,
      lang: 'en-US',
      displayTitle: true,
      info,
    })
    this.bytes = collectBytes(this.pdf)
    for (const { name, bytes } of [regular, bold, ...fallbacks]) this.pdf.registerFont(name, bytes)
    this.width = this.pdf.page.width - 2 * MARGIN
    this.root = this.pdf.struct('Document')
    this.pdf.addStructure(this.root)
  }

  write(type: 'H1' | 'P', text: string, look: Look): void {
    const { indent = 0 } = look
    const width = this.width - indent
    const laid = this.layOut(text, look, width)
    this.makeRoom(laid)
    const { y } = this
    this.root.add(this.element(type, () => this.draw(laid, { x: MARGIN + indent, y, width })))
    this.y += measureHeight(laid)
  }

  /** `firstWidth` is in points. Sums are aligned to the right. */
  table(rows: readonly (readonly [Cell, Cell])[], size: number, firstWidth: number, isSum: boolean): void {
    const table = this.pdf.struct('Table')
    this.root.add(table)
    for (const cells of rows) {
      const row = this.pdf.struct('TR')
      table.add(row)
      const widths = [firstWidth, this.width - firstWidth]
      const laid = cells.map(({ text, color }, column) =>
        this.layOut(text, { size, color }, widths[column] ?? 0),
      )
      const tallest = laid.reduce((most, one) => (measureHeight(one) > measureHeight(most) ? one : most))
      this.makeRoom(tallest, 2 * CELL_PADDING)
      const y = this.y + CELL_PADDING
      // The cells of a row share one baseline.
      const ascent = Math.max(...laid.map((one) => one.ascent))
      for (const [column, one] of laid.entries()) {
        const { type, scope } = cells[column] as Cell
        const x = MARGIN + (column === 0 ? 0 : firstWidth)
        const place = {
          x,
          y: y + ascent - one.ascent,
          width: widths[column] ?? 0,
          isAtRight: isSum && column === 1,
        }
        row.add(this.element(type, () => this.draw(one, place), scope))
      }
      row.end()
      this.y += measureHeight(tallest) + 2 * CELL_PADDING
      this.rule()
    }
    table.end()
  }

  /** An A-frame's roof with its crossbeam. The next text stands beside it. */
  logo(size: number): void {
    this.pdf.markContent('Artifact', { type: 'Layout' })
    this.pdf
      .save()
      .translate(MARGIN, this.y)
      .scale(size / LOGO_BOX)
      .lineWidth(2.6)
      .lineCap('round')
      .lineJoin('round')
    this.pdf.path('M3 28 16 4l13 24').stroke('black')
    this.pdf.path('M10.4 20h11.2').stroke(EMBER)
    this.pdf.restore()
    this.pdf.endMarkedContent()
  }

  space(points: number): void {
    this.y += points
  }

  end(): Promise<Buffer> {
    this.root.end()
    this.pdf.end()
    return this.bytes
  }

  private layOut(text: string, look: Look, width: number): Laid {
    this.pdf.fontSize(look.size)
    const measure = (run: Run) => this.pdf.font(run.font.name).widthOfString(run.text, optionsFor(run))
    const lines = layOut(text, { width, isBold: look.isBold ?? false }, measure)
    const fonts = [regular, ...lines.flatMap(({ runs }) => runs.map(({ font }) => font))]
    const ascent = Math.max(...fonts.map((font) => font.ascent)) * look.size
    const descent = Math.max(...fonts.map((font) => font.descent)) * look.size
    return { lines, look, ascent, lineHeight: ascent + descent + LEADING * look.size }
  }

  private draw({ lines, look, ascent, lineHeight }: Laid, { x, y, width, isAtRight = false }: Place): void {
    this.pdf.fontSize(look.size).fillColor(look.color ?? 'black')
    for (const [row, line] of lines.entries()) {
      this.pdf.x = isAtRight ? x + width - line.width : x
      // PDF readers copy and search the actual text where vowels are drawn before their letters.
      // Right-to-left words they turn themselves.
      const isPlain = plain.test(line.text) || line.runs.some(({ isRightToLeft }) => isRightToLeft)
      if (!isPlain) this.pdf.markContent('Span', { actual: line.text })
      for (const run of line.runs)
        this.pdf
          .font(run.font.name)
          .text(run.text, this.pdf.x, y + ascent + row * lineHeight, optionsFor(run))
      if (!isPlain) this.pdf.endMarkedContent()
    }
  }

  private element(type: string, draw: () => void, scope?: string) {
    return this.pdf.struct(type, { scope } as object, [draw])
  }

  private makeRoom(laid: Laid, more = 0): void {
    if (this.y + measureHeight(laid) + more <= this.pdf.page.height - MARGIN) return
    this.pdf.addPage()
    this.y = MARGIN
  }

  private rule(): void {
    this.pdf.markContent('Artifact', { type: 'Layout' })
    this.pdf.lineWidth(0.5).strokeColor(LINE_COLOR)
    this.pdf
      .moveTo(MARGIN, this.y)
      .lineTo(MARGIN + this.width, this.y)
      .stroke()
    this.pdf.endMarkedContent()
  }
}

/**
 * With a list of features, even an empty one, pdfkit shapes the whole run. Without one it shapes each word
 * alone, from left to right.
 */
const optionsFor = ({ isRightToLeft }: Run): PDFKit.Mixins.TextOptions => ({
  lineBreak: false,
  baseline: 'alphabetic',
  ...(isRightToLeft && { features: [] }),
})

const measureHeight = ({ lines, lineHeight }: Laid): number => Math.max(1, lines.length) * lineHeight

function collectBytes(document: PDFKit.PDFDocument): Promise<Buffer> {
  const pieces: Buffer[] = []
  return new Promise((resolve, reject) => {
    document.on('data', (piece: Buffer) => pieces.push(piece))
    document.on('end', () => resolve(Buffer.concat(pieces)))
    document.on('error', reject)
  })
}
