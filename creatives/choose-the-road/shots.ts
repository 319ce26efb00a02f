import { drawAhead, drawFar } from './ahead.ts';
import type { Cab } from './cab.ts';
import type { RoadId } from './film.ts';
import type { Pen } from './gradient.ts';
import type { Place } from './place.ts';
import { drawCloser } from './strip.ts';
import { bendAt, drivingPose, SPEED, shotAt } from './track.ts';
import type { Van } from './van.ts';

/** What one road is filmed with. */
export interface RoadSet {
  readonly place: Place;
  readonly van: Van;
  readonly cab: Cab;
}

/** A road at a second of it, from where the camera is then. `isRim`: only what shows above and below the film. */
export function drawShot(pen: Pen, { place, van, cab }: RoadSet, road: RoadId, t: number, isRim = false): void {
  const way = t * SPEED;
  const moment = { t, way };
  const shot = shotAt(t);
  const pose = drivingPose(road, t);
  const drive = () => isRim || van.draw(pen, { pose, way, lift: 0, glint: ((t + 3.4) % 5) / 1.5 - 0.1, beam: 0.9 });
  if (shot === 'cab') return cab.draw(pen, place, moment, isRim);
  if (shot === 'curve') {
    const lie = bendAt(t);
    drawFar(pen, place, { t, way: 900 + way * 0.3 }, [lie.eye[1] + 1, 1.25]);
    drawAhead(pen, place, lie, way, isRim);
    drive();
    return drawCloser(pen, -215, () => place.drawClose(pen, way));
  }
  if (shot === 'wide') {
    place.drawFar(pen, moment);
    place.drawNear(pen, moment);
    drive();
    return place.drawBefore(pen, moment);
  }
  // Near the ground the far world sinks, and what is close passes larger.
  drawFar(pen, place, moment, [352, 1.4]);
  pen.save();
  pen.transform(1.7, 0, 0, 1, -336, 22);
  place.drawNear(pen, moment);
  pen.restore();
  drive();
  pen.save();
  pen.transform(1.7, 0, 0, 1.5, -336, -238);
  place.drawBefore(pen, moment);
  pen.restore();
}
