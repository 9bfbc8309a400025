export const VERTEX = `#version 300 es
out vec2 at;
void main() {
  vec2 corner = vec2((gl_VertexID << 1) & 2, gl_VertexID & 2);
  at = corner * 2. - 1.;
  gl_Position = vec4(at, 0., 1.);
}`

/** Samples an equirectangular picture and its neon: finished = screen(unlit, neon × glow). */
export const FRAGMENT = `#version 300 es
precision highp float;
uniform sampler2D unlit, neon, oldUnlit, oldNeon;
uniform mat3 turn, oldTurn;
uniform vec2 reach, oldReach;
uniform float glow, oldGlow, fade;
in vec2 at;
out vec4 color;

// Catmull-Rom from five bilinear samples: the four middle pixels are one sample between them, the four corners weigh
// next to nothing and are left out. A picture's pixel covers up to two of the screen's, where bilinear reading shows
// steps and a B-spline blurs.
vec3 crisply(sampler2D picture, vec2 place) {
  vec2 size = vec2(textureSize(picture, 0));
  vec2 spot = place * size, middle = floor(spot - .5) + .5, f = spot - middle;
  vec2 w0 = f * (-.5 + f * (1. - .5 * f)), w3 = f * f * (-.5 + .5 * f);
  vec2 w2 = f * (.5 + f * (2. - 1.5 * f)), w12 = 1. - w0 - w3;
  vec2 a = (middle - 1.) / size, b = (middle + w2 / w12) / size, c = (middle + 2.) / size;
  float across = w12.x * w12.y, all = across + (w0.x + w3.x) * w12.y + (w0.y + w3.y) * w12.x;
  vec3 sum = texture(picture, b).rgb * across
    + (texture(picture, vec2(a.x, b.y)).rgb * w0.x + texture(picture, vec2(c.x, b.y)).rgb * w3.x) * w12.y
    + (texture(picture, vec2(b.x, a.y)).rgb * w0.y + texture(picture, vec2(b.x, c.y)).rgb * w3.y) * w12.x;
  return clamp(sum / all, 0., 1.);
}

vec3 look(sampler2D picture, sampler2D light, mat3 toWorld, vec2 wide, float strength) {
  vec3 ray = normalize(toWorld * vec3(at * wide, 1.));
  vec2 place = vec2(atan(ray.x, ray.z) / 6.28318531 + .5, acos(clamp(ray.y, -1., 1.)) / 3.14159265);
  return 1. - (1. - crisply(picture, place)) * (1. - texture(light, place).rgb * strength);
}

void main() {
  vec3 seen = look(unlit, neon, turn, reach, glow);
  if (fade < 1.) seen = mix(look(oldUnlit, oldNeon, oldTurn, oldReach, oldGlow), seen, fade);
  color = vec4(seen, 1.);
}`
