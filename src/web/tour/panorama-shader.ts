/** One triangle that covers the stage. */
export const VERTEX = `#version 300 es
out vec2 at;
void main() {
  vec2 corner = vec2((gl_VertexID << 1) & 2, gl_VertexID & 2);
  at = corner * 2. - 1.;
  gl_Position = vec4(at, 0., 1.);
}`

/**
 * Looks up an equirectangular picture and the neon over it: finished = screen(unlit, neon × tint × glow). The scene
 * before is drawn as well while it fades.
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

vec3 look(sampler2D picture, sampler2D glow, mat3 toWorld, vec2 wide, vec3 tint) {
  vec3 ray = normalize(toWorld * vec3(at * wide, 1.));
  vec2 place = vec2(atan(ray.x, ray.z) / 6.28318531 + .5, acos(clamp(ray.y, -1., 1.)) / 3.14159265);
  return 1. - (1. - texture(picture, place).rgb) * (1. - texture(glow, place).rgb * tint);
}

void main() {
  vec3 seen = look(unlit, neon, turn, reach, light);
  if (fade < 1.) seen = mix(look(oldUnlit, oldNeon, oldTurn, oldReach, oldLight), seen, fade);
  color = vec4(seen, 1.);
}`
