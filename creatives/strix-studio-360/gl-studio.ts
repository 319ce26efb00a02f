import { FULL_SCREEN_VERTEX } from '#creative-sdk/gl.ts';
import { mix } from '#creative-sdk/motion.ts';
import { AXLE_X, AXLE_Y, TRACK_Z } from './body.ts';
import { BODY_FRAGMENT } from './body-shader.ts';
import { toView, type View } from './camera.ts';
import type { CarMeshes } from './car-meshes.ts';
import { FLOOR_FRAGMENT, GLOW_FRAGMENT } from './floor-shader.ts';
import { Part, Shader, smooth, Target } from './gl-parts.ts';
import { toGlows } from './glow.ts';
import { PART_VERTEX } from './light-shader.ts';
import type { Look } from './look.ts';
import { toLight } from './paints.ts';
import { WHEEL_FRAGMENT } from './wheel-shader.ts';

type Parts = { readonly [Name in keyof CarMeshes]: Part };

/** Metres between which the running strip of light travels. */
const SWEEP_REACH = 5.2;

/** The studio on the graphics card: mirrored car, wall and floor, car, glow. */
export class GlStudio {
  readonly #gl: WebGL2RenderingContext;
  readonly #body: Shader;
  readonly #wheel: Shader;
  readonly #floor: Shader;
  readonly #flare: Shader;
  readonly #below: Target;
  readonly #plate: WebGLTexture | null;
  #parts: Parts | undefined;

  /** `plate`: the number plate, 9 to 2. */
  constructor(gl: WebGL2RenderingContext, plate: HTMLCanvasElement) {
    this.#gl = gl;
    this.#body = new Shader(gl, PART_VERTEX, BODY_FRAGMENT);
    this.#wheel = new Shader(gl, PART_VERTEX, WHEEL_FRAGMENT);
    this.#floor = new Shader(gl, FULL_SCREEN_VERTEX, FLOOR_FRAGMENT);
    this.#flare = new Shader(gl, FULL_SCREEN_VERTEX, GLOW_FRAGMENT);
    this.#below = new Target(gl);
    this.#plate = gl.createTexture();
    gl.bindTexture(gl.TEXTURE_2D, this.#plate);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, plate);
    smooth(gl);
  }

  load(meshes: CarMeshes): void {
    const part = (name: keyof CarMeshes) => new Part(this.#gl, meshes[name]);
    this.#parts = { body: part('body'), mirrors: part('mirrors'), brake: part('brake'), talon: part('talon'), plume: part('plume') };
  }

  draw(look: Look, hasMirror: boolean): void {
    const gl = this.#gl;
    const { width, height } = gl.canvas;
    const view = toView(look.camera, width / height);
    gl.enable(gl.DEPTH_TEST);
    if (hasMirror) {
      this.#below.begin(Math.ceil(width / 2), Math.ceil(height / 2));
      this.#drawCar(look, view, -1);
      this.#below.end();
    }
    gl.viewport(0, 0, width, height);
    gl.clear(gl.DEPTH_BUFFER_BIT);
    gl.disable(gl.DEPTH_TEST);
    this.#drawFloor(look, view, hasMirror);
    gl.enable(gl.DEPTH_TEST);
    gl.enable(gl.SAMPLE_ALPHA_TO_COVERAGE);
    this.#drawCar(look, view, 1);
    gl.disable(gl.SAMPLE_ALPHA_TO_COVERAGE);
    gl.disable(gl.DEPTH_TEST);
    if (look.lamps > 0.01) this.#drawGlow(look, view);
  }

  #light(shader: Shader, look: Look, eye: readonly number[]): void {
    shader.use();
    shader.set('uEye', eye);
    shader.set('uGlow', toLight(look.glow));
    shader.set('uKey', look.key);
    shader.set('uBar', look.bar);
    shader.set('uReach', look.camera.reach);
    shader.set('uLamps', look.lamps);
    const running = Math.min(1, 6 * Math.min(look.sweep, 1 - look.sweep));
    shader.set('uSweep', [mix(-SWEEP_REACH, SWEEP_REACH, look.sweep), Math.max(0, running)]);
  }

  /** `flip` -1 draws the image below the floor, lit as the real car is. */
  #drawCar(look: Look, view: View, flip: 1 | -1): void {
    const parts = this.#parts;
    if (!parts || look.without === 'car') return;
    const gl = this.#gl;
    const eye = [view.eye[0], view.eye[1] * flip, view.eye[2]];
    const model = toModel(look.yaw, [0, 0, 0]);
    const body = this.#body;
    this.#light(body, look, eye);
    body.set('uView', view.matrix);
    body.set('uModel', model);
    body.set('uFlip', flip);
    body.set('uPaint', look.paint.colour);
    body.set('uBefore', look.before.colour);
    body.set('uFinish', [look.paint.flake, look.paint.metal, look.paint.rough, 0]);
    body.set('uWipe', mix(-2.8, 2.9, look.wipe));
    gl.activeTexture(gl.TEXTURE1);
    gl.bindTexture(gl.TEXTURE_2D, this.#plate);
    body.setUnit('uPlate', 1);
    gl.frontFace(flip > 0 ? gl.CCW : gl.CW);
    body.set('uPart', 0);
    parts.body.draw();
    body.set('uPart', 1);
    parts.mirrors.draw();
    this.#drawWheels(look, view, { parts, eye, flip });
  }

  #drawWheels(look: Look, view: View, { parts, eye, flip }: { parts: Parts; eye: readonly number[]; flip: 1 | -1 }): void {
    const wheel = this.#wheel;
    this.#light(wheel, look, eye);
    wheel.set('uView', view.matrix);
    wheel.set('uFlip', flip);
    wheel.set('uUnlit', look.without === 'rims' ? 1 : 0);
    for (const [x, turn] of [
      [AXLE_X.front, look.steer],
      [AXLE_X.rear, 0],
    ] as const) {
      for (const side of [1, -1] as const) {
        const centre = [x, AXLE_Y, TRACK_Z * side] as const;
        wheel.set('uModel', toModel(look.yaw, centre, { turn, side, roll: 0 }));
        parts.brake.draw();
        wheel.set('uModel', toModel(look.yaw, centre, { turn, side, roll: look.roll }));
        parts[look.rim].draw();
      }
    }
  }

  #drawFloor(look: Look, view: View, hasMirror: boolean): void {
    const gl = this.#gl;
    const floor = this.#floor;
    this.#light(floor, look, view.eye);
    floor.set('uRight', view.right);
    floor.set('uUp', view.up);
    floor.set('uForward', view.forward);
    floor.set('uLens', [view.halfWidth, view.halfHeight, look.camera.shiftX, look.camera.shiftY]);
    floor.set('uSize', [gl.canvas.width, gl.canvas.height]);
    floor.set('uTurn', [Math.cos(look.yaw), Math.sin(look.yaw)]);
    floor.set('uRoom', [hasMirror ? 1 : 0, this.#parts && look.without !== 'car' ? 1 : 0, ...(look.back ?? [1, 0])]);
    gl.activeTexture(gl.TEXTURE2);
    gl.bindTexture(gl.TEXTURE_2D, this.#below.texture);
    floor.setUnit('uBelow', 2);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
    gl.bindTexture(gl.TEXTURE_2D, null);
  }

  #drawGlow(look: Look, view: View): void {
    const gl = this.#gl;
    const { width, height } = gl.canvas;
    const { lines, tints } = toGlows(view, look.yaw, width / height, look.lamps);
    this.#flare.use();
    this.#flare.set('uSize', [width, height]);
    this.#flare.setVectors('uLamp', lines);
    this.#flare.setVectors('uTint', tints);
    gl.enable(gl.BLEND);
    gl.blendFunc(gl.ONE, gl.ONE);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
    gl.disable(gl.BLEND);
  }
}

interface WheelTurn {
  readonly turn: number;
  readonly side: 1 | -1;
  readonly roll: number;
}

/** Column-major: the turntable's yaw, after a wheel's own place, steering, side and rolling. */
function toModel(yaw: number, [x, y, z]: readonly [number, number, number], wheel: WheelTurn = { turn: 0, side: 1, roll: 0 }): Float32Array {
  const [sy, cy] = [Math.sin(yaw), Math.cos(yaw)];
  const [ss, cs] = [Math.sin(yaw + wheel.turn), Math.cos(yaw + wheel.turn)];
  const [sr, cr] = [Math.sin(wheel.roll), Math.cos(wheel.roll)];
  const s = wheel.side;
  return new Float32Array([cs * cr, sr, -ss * cr, 0, -cs * sr, cr, ss * sr, 0, ss * s, 0, cs * s, 0, x * cy + z * sy, y, z * cy - x * sy, 1]);
}
