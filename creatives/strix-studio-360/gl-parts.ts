import { createProgram } from '#creative-sdk/gl.ts';
import { type Mesh, STRIDE } from './mesh.ts';

/** A linked program and its uniforms by name. */
export class Shader {
  readonly #gl: WebGL2RenderingContext;
  readonly #program: WebGLProgram;
  readonly #places = new Map<string, WebGLUniformLocation | null>();

  constructor(gl: WebGL2RenderingContext, vertex: string, fragment: string) {
    this.#gl = gl;
    this.#program = createProgram(gl, vertex, fragment);
  }

  use(): void {
    this.#gl.useProgram(this.#program);
  }

  /** One number for a float, two to four for a vector, sixteen for a matrix. */
  set(name: string, value: number | readonly number[] | Float32Array): void {
    const gl = this.#gl;
    const place = this.#place(name);
    if (typeof value === 'number') gl.uniform1f(place, value);
    else if (value.length === 2) gl.uniform2fv(place, value);
    else if (value.length === 3) gl.uniform3fv(place, value);
    else if (value.length === 4) gl.uniform4fv(place, value);
    else gl.uniformMatrix4fv(place, false, value);
  }

  setVectors(name: string, values: readonly number[]): void {
    this.#gl.uniform4fv(this.#place(name), values);
  }

  setUnit(name: string, unit: number): void {
    this.#gl.uniform1i(this.#place(name), unit);
  }

  #place(name: string): WebGLUniformLocation | null {
    const known = this.#places.get(name);
    if (known !== undefined) return known;
    const place = this.#gl.getUniformLocation(this.#program, name);
    this.#places.set(name, place);
    return place;
  }
}

/** A mesh in the graphics card's memory. */
export class Part {
  readonly #gl: WebGL2RenderingContext;
  readonly #array: WebGLVertexArrayObject | null;
  readonly #count: number;

  constructor(gl: WebGL2RenderingContext, mesh: Mesh) {
    this.#gl = gl;
    this.#count = mesh.triangles.length;
    this.#array = gl.createVertexArray();
    gl.bindVertexArray(this.#array);
    gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
    gl.bufferData(gl.ARRAY_BUFFER, mesh.vertices, gl.STATIC_DRAW);
    for (let place = 0; place < 3; place++) {
      gl.enableVertexAttribArray(place);
      gl.vertexAttribPointer(place, 3, gl.FLOAT, false, STRIDE * 4, place * 12);
    }
    gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, gl.createBuffer());
    gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, mesh.triangles, gl.STATIC_DRAW);
    gl.bindVertexArray(null);
  }

  draw(): void {
    this.#gl.bindVertexArray(this.#array);
    this.#gl.drawElements(this.#gl.TRIANGLES, this.#count, this.#gl.UNSIGNED_INT, 0);
    this.#gl.bindVertexArray(null);
  }
}

/** A picture to draw into and to read from, with depth. */
export class Target {
  readonly #gl: WebGL2RenderingContext;
  readonly #frame: WebGLFramebuffer | null;
  readonly #depth: WebGLRenderbuffer | null;
  readonly texture: WebGLTexture | null;
  width = 0;
  height = 0;

  constructor(gl: WebGL2RenderingContext) {
    this.#gl = gl;
    this.#frame = gl.createFramebuffer();
    this.#depth = gl.createRenderbuffer();
    this.texture = gl.createTexture();
    gl.bindTexture(gl.TEXTURE_2D, this.texture);
    smooth(gl);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
  }

  /** Back to the screen; smaller and smaller copies stand for a more and more matt mirror. */
  end(): void {
    const gl = this.#gl;
    gl.bindFramebuffer(gl.FRAMEBUFFER, null);
    gl.bindTexture(gl.TEXTURE_2D, this.texture);
    gl.generateMipmap(gl.TEXTURE_2D);
  }

  /** Makes it the place to draw, at this size, cleared. */
  begin(width: number, height: number): void {
    const gl = this.#gl;
    gl.bindFramebuffer(gl.FRAMEBUFFER, this.#frame);
    if (width !== this.width || height !== this.height) {
      this.width = width;
      this.height = height;
      gl.bindTexture(gl.TEXTURE_2D, this.texture);
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, width, height, 0, gl.RGBA, gl.UNSIGNED_BYTE, null);
      gl.bindRenderbuffer(gl.RENDERBUFFER, this.#depth);
      gl.renderbufferStorage(gl.RENDERBUFFER, gl.DEPTH_COMPONENT16, width, height);
      gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, this.texture, 0);
      gl.framebufferRenderbuffer(gl.FRAMEBUFFER, gl.DEPTH_ATTACHMENT, gl.RENDERBUFFER, this.#depth);
    }
    gl.viewport(0, 0, width, height);
    gl.clearColor(0, 0, 0, 0);
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
  }
}

/** Linear filtering without repetition for the bound texture. */
export function smooth(gl: WebGL2RenderingContext): void {
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
}
