import { api, toData } from './client.ts';

/** The two sets of account calls of spec §7; both use the same accounts. */
export type AccountCalls = 'fake' | 'jwt';

/** Which of them the site uses. */
const ACCOUNT_CALLS: AccountCalls = 'jwt';

export interface SignedIn {
  readonly uid: number;
  readonly username: string;
  readonly role: 'admin';
  readonly email: string;
  /** Of the jwt calls and of social accounts. Renaming by the jwt calls asks for it. */
  readonly accessToken?: string;
}

export interface NewAccount {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

/** Each call throws an ApiError with the sentence of spec §8 when it is refused. None of them touches the session: its caller does. */
export const { register, logIn, requestPasswordReset, rename, logInBySocialAccount } = createAccountCalls(ACCOUNT_CALLS);

export function createAccountCalls(calls: AccountCalls) {
  const isJwt = calls === 'jwt';
  return {
    /** Answers with the new account, which is not signed in yet. A taken address is refused. */
    register: (account: NewAccount): Promise<SignedIn> =>
      toData(isJwt ? api['post-jwt-register'].$post({ json: account }) : api['post-fake-register'].$post({ json: account })),

    logIn: (credentials: { readonly email: string; readonly password: string }): Promise<SignedIn> =>
      isJwt ? toData(api['post-jwt-login'].$post({ json: credentials })) : toData(api['post-fake-login'].$post({ json: credentials })),

    /** Answers with the sentence to show, the same for every address. */
    requestPasswordReset: (email: string): Promise<string> =>
      toData(isJwt ? api['jwt-forget-pwd'].$post({ json: { email } }) : api['fake-forget-pwd'].$post({ json: { email } })),

    /** Answers with the sentence to show; the session gets the new name from the caller. */
    rename: ({ uid, accessToken }: SignedIn, username: string): Promise<string> => {
      const json = { idx: uid, username };
      if (!isJwt) return toData(api['post-fake-profile'].$post({ json }));
      return toData(api['post-jwt-profile'].$post({ json }, { headers: { Authorization: `Bearer ${accessToken ?? ''}` } }));
    },

    /** The first visit of a social account makes the account. */
    logInBySocialAccount: (proof: { readonly token: string; readonly name: string; readonly email?: string }): Promise<SignedIn> =>
      toData(api['social-login'].$post({ json: proof })),
  };
}
