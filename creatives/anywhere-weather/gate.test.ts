import { describe, expect, it } from 'vitest';
import { boardAt, toGateLine } from './gate.ts';

const FLIGHTS = '07:10 18:50';
const at = (hours: number, minutes = 0, seconds = 0) => hours * 3600 + minutes * 60 + seconds;

describe('the countdown to the gate', () => {
  it('counts to twenty minutes before the next plane, of today or of tomorrow', () => {
    expect(boardAt(FLIGHTS, at(16, 16))).toEqual({ departs: 'Today 18:50', gate: 'Gate closes in 2 h 14 min', isClosed: false });
    expect(boardAt('18:50 07:10', at(16, 16)).gate).toBe('Gate closes in 2 h 14 min');
    expect(boardAt(FLIGHTS, at(23))).toEqual({ departs: 'Tomorrow 07:10', gate: 'Gate closes in 7 h 50 min', isClosed: false });
    expect(boardAt(FLIGHTS, at(0, 30)).departs).toBe('Today 07:10');
  });
  it('says hours and minutes with their units, and never none', () => {
    expect(boardAt(FLIGHTS, at(17, 30)).gate).toBe('Gate closes in 1 h');
    expect(boardAt(FLIGHTS, at(17, 30, 1)).gate).toBe('Gate closes in 1 h');
    expect(boardAt(FLIGHTS, at(18, 29, 50.7)).gate).toBe('Gate closes in 1 min');
  });
  it('says at 0 that boarding is closed, and offers the next flight', () => {
    expect(boardAt(FLIGHTS, at(18, 29, 59)).isClosed).toBe(false);
    for (const now of [at(18, 30), at(18, 49, 59), at(18, 50)])
      expect(boardAt(FLIGHTS, now)).toEqual({ departs: 'Tomorrow 07:10', gate: 'Boarding closed. Next 07:10', isClosed: true });
    expect(boardAt(FLIGHTS, at(18, 50, 1))).toMatchObject({ departs: 'Tomorrow 07:10', isClosed: false });
    expect(boardAt(FLIGHTS, at(7))).toMatchObject({ departs: 'Today 18:50', gate: 'Boarding closed. Next 18:50' });
    expect(boardAt('18:50', at(18, 40))).toMatchObject({ departs: 'Tomorrow 18:50', gate: 'Boarding closed. Next 18:50' });
  });
  it('goes on past midnight, and takes the hour 24', () => {
    expect(boardAt(FLIGHTS, at(24))).toEqual(boardAt(FLIGHTS, 0));
    expect(boardAt(FLIGHTS, at(24, 0, 9)).departs).toBe('Today 07:10');
  });
  it('is one line, in which a closed gate stands alone', () => {
    expect(toGateLine(boardAt(FLIGHTS, at(16, 16)), '. ')).toBe('Today 18:50. Gate closes in 2 h 14 min');
    expect(toGateLine(boardAt(FLIGHTS, at(18, 40)), '. ')).toBe('Boarding closed. Next 07:10');
    expect(toGateLine(boardAt('Fri 07:10', 0), '. ')).toBe('Fri 07:10');
  });
  it('counts to nothing where a day is named, or no time', () => {
    for (const departs of ['Fri 07:10', 'soon', '25:10', '']) expect(boardAt(departs, 0)).toEqual({ departs, gate: '', isClosed: false });
  });
});
