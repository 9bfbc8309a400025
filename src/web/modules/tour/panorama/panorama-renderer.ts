import type { Layers } from './panorama-layers.ts'
import { FRAGMENT, VERTEX } from './panorama-shader.ts'
import { findReach, type Size, toRotation, type View } from './projection.ts'

type Look = { turn: number[]; reach: [number, number]; glow: number }
type Pair = { unlit: WebGLTexture; neon: WebGLTexture }

export type PanoramaRenderer = {
  /** Largest width of a texture, in pixels. */
  widest: number
  /** The previous scene stays for the fade. */
  show: (layers: Layers) => void
  /** `glow` is the neon's strength, 0 to 1. `fade` goes from 0, the previous scene, to 1. */
  draw: (view: View, size: Size, glow: number, fade: number) => void
  close: () => void
}

const MAX_DENSITY = 2

export function createPanoramaRenderer(canvas: HTMLCanvasElement): PanoramaRenderer | null {
  const gl = canvas.getContext('webgl2', { alpha: false, antialias: false, depth: false, stencil: false })
  const program = gl && createProgram(gl)
  if (!gl || !program) return null
  // biome-ignore lint/correctness/useHookAtTopLevel: WebGL's method, not a hook
  gl.useProgram(program)
  const at = (name: string) => gl.getUniformLocation(program, name)
  const uniforms = {
    turn: at('turn'),
    reach: at('reach'),
    glow: at('glow'),
    oldTurn: at('oldTurn'),
    oldReach: at('oldReach'),
    oldGlow: at('oldGlow'),
    fade: at('fade'),
  }
  ;['unlit', 'neon', 'oldUnlit', 'oldNeon'].forEach((name, unit) => {
    gl.uniform1i(at(name), unit)
  })
  const dark = createTexture(gl, null)
  let shown: Pair = { unlit: dark, neon: dark }
  let before = shown
  let drawn: Look | null = null
  const drop = ({ unlit, neon }: Pair) => {
    for (const texture of [unlit, neon]) if (texture !== dark) gl.deleteTexture(texture)
  }
  const bind = () => {
    ;[shown.unlit, shown.neon, before.unlit, before.neon].forEach((texture, unit) => {
      gl.activeTexture(gl.TEXTURE0 + unit)
      gl.bindTexture(gl.TEXTURE_2D, texture)
    })
  }
  const setOld = (old: Look) => {
    gl.uniformMatrix3fv(uniforms.oldTurn, false, old.turn)
    gl.uniform2fv(uniforms.oldReach, old.reach)
    gl.uniform1f(uniforms.oldGlow, old.glow)
  }
  return {
    widest: gl.getParameter(gl.MAX_TEXTURE_SIZE) as number,
    show(layers) {
      drop(before)
      before = shown
      if (drawn) setOld(drawn)
      shown = {
        unlit: createTexture(gl, layers.unlit),
        neon: layers.neon ? createTexture(gl, layers.neon) : dark,
      }
      bind()
    },
    draw(view, size, glow, fade) {
      fitCanvas(gl, canvas, size)
      drawn = { turn: toRotation(view), reach: findReach(view.zoom, size), glow }
      gl.uniformMatrix3fv(uniforms.turn, false, drawn.turn)
      gl.uniform2fv(uniforms.reach, drawn.reach)
      gl.uniform1f(uniforms.glow, glow)
      gl.uniform1f(uniforms.fade, fade)
      gl.drawArrays(gl.TRIANGLES, 0, 3)
      if (fade >= 1 && before !== shown && before.unlit !== dark) {
        drop(before)
        before = { unlit: dark, neon: dark }
        bind()
      }
    },
    close() {
      drop(before)
      drop(shown)
      gl.deleteTexture(dark)
      gl.deleteProgram(program)
      gl.getExtension('WEBGL_lose_context')?.loseContext()
    },
  }
}

function fitCanvas(gl: WebGL2RenderingContext, canvas: HTMLCanvasElement, { width, height }: Size): void {
  const density = Math.min(globalThis.devicePixelRatio || 1, MAX_DENSITY)
  const [wide, high] = [Math.round(width * density), Math.round(height * density)]
  if (canvas.width === wide && canvas.height === high) return
  canvas.width = wide
  canvas.height = high
  gl.viewport(0, 0, wide, high)
}

/** One black pixel without a picture. There are no mipmaps, because they would show a line at the seam. */
function createTexture(gl: WebGL2RenderingContext, picture: ImageBitmap | null): WebGLTexture {
  const texture = gl.createTexture()
  gl.activeTexture(gl.TEXTURE0)
  gl.bindTexture(gl.TEXTURE_2D, texture)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.LINEAR)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.REPEAT)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE)
  if (picture) gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, picture)
  else
    gl.texImage2D(
      gl.TEXTURE_2D,
      0,
      gl.RGBA,
      1,
      1,
      0,
      gl.RGBA,
      gl.UNSIGNED_BYTE,
      new Uint8Array([0, 0, 0, 255]),
    )
  return texture
}

function createProgram(gl: WebGL2RenderingContext): WebGLProgram | null {
  const program = gl.createProgram()
  for (const [kind, code] of [
    [gl.VERTEX_SHADER, VERTEX],
    [gl.FRAGMENT_SHADER, FRAGMENT],
  ] as const) {
    const shader = gl.createShader(kind)
    if (!shader) return null
    gl.shaderSource(shader, code)
    gl.compileShader(shader)
    gl.attachShader(program, shader)
    gl.deleteShader(shader)
  }
  gl.linkProgram(program)
  return gl.getProgramParameter(program, gl.LINK_STATUS) ? program : null
}
