import { toRgb } from '#creative-sdk/colour.ts';
import type { Stage } from '#creative-sdk/creative.ts';
import { createProgram, FULL_SCREEN_VERTEX } from '#creative-sdk/gl.ts';
import type { Caustics } from './caustics.ts';
import type { View } from './view.ts';
import { surfaceHorizon } from './water-canvas.ts';
import { WATER_FRAGMENT } from './water-shader.ts';

/** Tiers A and B: the sea in one full-screen pass. B leaves the haze out. */
export class ShadedWater {
  readonly #stage: Stage;
  readonly #gl: WebGL2RenderingContext;
  readonly #places = new Map<string, WebGLUniformLocation | null>();
  readonly #program: WebGLProgram;

  constructor(stage: Stage, gl: WebGL2RenderingContext, caustics: Caustics) {
    this.#stage = stage;
    this.#gl = gl;
    this.#program = createProgram(gl, FULL_SCREEN_VERTEX, WATER_FRAGMENT);
    gl.useProgram(this.#program);
    for (const [unit, tile] of [caustics.first, caustics.second].entries()) {
      gl.activeTexture(gl.TEXTURE0 + unit);
      gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, tile);
      gl.generateMipmap(gl.TEXTURE_2D);
    }
    gl.uniform1i(this.#at('net1'), 0);
    gl.uniform1i(this.#at('net2'), 1);
    this.resize();
  }

  resize(): void {
    const { canvas } = this.#gl;
    canvas.width = Math.round(this.#stage.width * this.#stage.pixelRatio);
    canvas.height = Math.round(this.#stage.height * this.#stage.pixelRatio);
    this.#gl.viewport(0, 0, canvas.width, canvas.height);
  }

  draw(view: View): void {
    const gl = this.#gl;
    const ratio = gl.canvas.height / view.layout.height;
    const set = (name: string, ...values: number[]) => {
      const at = this.#at(name);
      if (values.length === 1) gl.uniform1fv(at, values);
      else if (values.length === 2) gl.uniform2fv(at, values);
      else gl.uniform3fv(at, values);
    };
    set('size', gl.canvas.width, gl.canvas.height);
    set('sunAt', view.layout.sun.x * ratio, view.layout.sun.y * ratio);
    set('time', view.time);
    set('fall', view.fall);
    set('travel', view.layout.travel * ratio);
    set('sun', view.sun);
    set('surface', view.surface);
    set('horizon', surfaceHorizon(view) * ratio);
    set('fine', this.#stage.config.tier === 'B' || this.#stage.pixelRatio < 1 ? 0 : 1);
    for (const [index, name] of ['top', 'middle', 'bottom'].entries()) {
      set(name, ...toRgb(view.daylight.water[index] ?? '#000000').map((part) => part / 255));
    }
    gl.drawArrays(gl.TRIANGLES, 0, 3);
  }

  #at(name: string): WebGLUniformLocation | null {
    const known = this.#places.get(name);
    if (known !== undefined) return known;
    const found = this.#gl.getUniformLocation(this.#program, name);
    this.#places.set(name, found);
    return found;
  }
}
