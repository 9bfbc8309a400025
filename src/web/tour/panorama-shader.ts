/** One triangle that covers the stage. */
export const VERTEX = `#version 300 es
out vec2 at;
void main() {
  vec2 corner = vec2((gl_VertexID << 1) & 2, gl_VertexID & 2);
  at = corner * 2. - 1.;
  gl_Position = vec4(at, 0., 1.);
}`

/**
 * Samples an equirectangular picture and its neon: finished = screen(unlit, neon × tint × glow). It fades
 * from the previous scene.
 */
export const FRAGMENT = `#version 300 es
precision highp float;
uniform sampler2D unlit, neon, oldUnlit, oldNeon;
uniform mat3 turn, oldTurn;
uniform vec2 reach, oldReach;
uniform vec3 light, oldLight;
uniform float fade;
in vec2 at;
out vec4 color;

// Cubic B-spline from four bilinear samples (GPU Gems 2, chapter 20), because a picture's pixel covers two of
// the screen's.
vec3 smoothly(sampler2D picture, vec2 place) {
  vec2 size = vec2(textureSize(picture, 0));
  vec2 spot = place * size - .5;
  vec2 f = fract(spot), g = 1. - f;
  vec2 w0 = g * g * g, w1 = 4. - 6. * f * f + 3. * f * f * f, w3 = f * f * f, w2 = 6. - w0 - w1 - w3;
  vec2 near = w0 + w1, far = w2 + w3;
  vec2 a = (spot - f - .5 + w1 / near) / size, b = (spot - f + 1.5 + w3 / far) / size;
  vec3 low = mix(texture(picture, vec2(b.x, a.y)).rgb, texture(picture, a).rgb, near.x / 6.);
  vec3 high = mix(texture(picture, b).rgb, texture(picture, vec2(a.x, b.y)).rgb, near.x / 6.);
  return mix(high, low, near.y / 6.);
}

vec3 look(sampler2D picture, sampler2D glow, mat3 toWorld, vec2 wide, vec3 tint) {
  vec3 ray = normalize(toWorld * vec3(at * wide, 1.));
  vec2 place = vec2(atan(ray.x, ray.z) / 6.28318531 + .5, acos(clamp(ray.y, -1., 1.)) / 3.14159265);
  return 1. - (1. - smoothly(picture, place)) * (1. - texture(glow, place).rgb * tint);
}

void main() {
  vec3 seen = look(unlit, neon, turn, reach, light);
  if (fade < 1.) seen = mix(look(oldUnlit, oldNeon, oldTurn, oldReach, oldLight), seen, fade);
  color = vec4(seen, 1.);
}`
