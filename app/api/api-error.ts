/** A refusal of the backend: its status, and its sentence as it came (spec §8). 400 becomes the state of a form, anything else the state of a page. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
