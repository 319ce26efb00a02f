/** True when drawing would run on the CPU: such machines get the fallback tier. */
export function isSoftware(gl: WebGL2RenderingContext): boolean {
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  const name = String(gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
  return /swiftshader|llvmpipe|software|basic render/i.test(name);
}

/**
 * A WebGL2 context, or undefined when there is none. `onLost` runs when the machine takes the context away; the creative then shows its fallback.
 * Software rendering counts as none unless `allowSoftware`.
 */
export function createGl(canvas: HTMLCanvasElement, options: { allowSoftware: boolean; onLost(): void }): WebGL2RenderingContext | undefined {
  const gl = canvas.getContext('webgl2', { antialias: true, alpha: false, powerPreference: 'high-performance', preserveDrawingBuffer: false });
  if (!gl) return undefined;
  if (!options.allowSoftware && isSoftware(gl)) {
    gl.getExtension('WEBGL_lose_context')?.loseContext();
    return undefined;
  }
  canvas.addEventListener('webglcontextlost', options.onLost);
  return gl;
}

/** Compiles and links. Throws with the message of the compiler, which only a developer sees. */
export function createProgram(gl: WebGL2RenderingContext, vertex: string, fragment: string): WebGLProgram {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(type);
    if (!shader) throw new Error('No shader: the context is lost');
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS) && !gl.isContextLost()) throw new Error(gl.getShaderInfoLog(shader) ?? 'Shader');
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS) && !gl.isContextLost()) throw new Error(gl.getProgramInfoLog(program) ?? 'Program');
  return program;
}

/** Vertex shader of a full-screen triangle; draw with `gl.drawArrays(gl.TRIANGLES, 0, 3)` and no buffers. */
export const FULL_SCREEN_VERTEX = `#version 300 es
void main(){vec2 v=vec2(gl_VertexID&1,gl_VertexID>>1)*4.-1.;gl_Position=vec4(v,0,1);}`;
