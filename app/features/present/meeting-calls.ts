/** How a call under `/api/meetings` ended. */
export type MeetingAnswer<Answer> = { readonly kind: 'done'; readonly answer: Answer } | { readonly kind: 'gone' | 'refused' | 'unreachable' };

/** Posts to the server. `gone`: there is no such meeting. `refused`: for now; another try may help, as it may where the server was not reached. */
export async function postMeeting(path: string, body: object): Promise<MeetingAnswer<unknown>> {
  return ask(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
}

/** What a meeting shows now, or whether there is one. */
export const lookAtMeeting = (code: string) => ask(`/${code}`, {});

async function ask(path: string, request: RequestInit): Promise<MeetingAnswer<unknown>> {
  try {
    const response = await fetch(`/api/meetings${path}`, request);
    if (response.status === 404) return { kind: 'gone' };
    if (!response.ok) return { kind: 'refused' };
    return { kind: 'done', answer: response.status === 204 ? {} : await response.json() };
  } catch {
    return { kind: 'unreachable' };
  }
}
