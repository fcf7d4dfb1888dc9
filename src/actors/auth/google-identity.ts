/** Part of Google Identity Services that we use (contract §5.1). */
export interface GoogleIdentity {
  initialize(options: {
    client_id: string;
    nonce?: string;
    auto_select: false;
    use_fedcm_for_prompt: true;
    callback: (answer: { credential?: string }) => void;
  }): void;
  renderButton(
    parent: HTMLElement,
    options: { type: 'standard'; text: 'signin_with' | 'signup_with'; width: number },
  ): void;
  prompt(): void;
  disableAutoSelect(): void;
  cancel(): void;
}

const address = 'https://accounts.google.com/gsi/client';
const widest = 400;

const identityOf = (page: Document): GoogleIdentity | null => {
  const { defaultView } = page;
  const google: unknown = defaultView && Reflect.get(defaultView, 'google');
  if (typeof google !== 'object' || google === null || !('accounts' in google)) return null;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Google's script says no types
  return (google.accounts as { id?: GoogleIdentity }).id ?? null;
};

const load = (page: Document): Promise<GoogleIdentity> =>
  new Promise((resolve, reject) => {
    const script = page.createElement('script');
    script.src = address;
    script.async = true;
    const done = () => {
      const identity = identityOf(page);
      if (identity) resolve(identity);
      else reject(new Error('Google Identity Services did not come.'));
    };
    script.addEventListener('load', done);
    script.addEventListener('error', done);
    page.head.append(script);
  });

/**
 * Google's script, fetched when it is first needed and never before; created once for a page and passed
 * on. Rejects when it does not come.
 */
export function createGoogleIdentity(page: Document): () => Promise<GoogleIdentity> {
  let loading: Promise<GoogleIdentity> | null = null;
  return () => {
    loading ??= load(page).catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}

/** A button and its nonce; one-tap is offered `once`, not `again` when the nonce is renewed. */
export interface GoogleHosting {
  readonly clientId: string;
  /** Null where the server checks none. */
  readonly nonce: string | null;
  /** Id of the element that holds the button. */
  readonly slot: string;
  readonly offer: 'once' | 'again';
}

/** The page that holds the button, and the script in it. */
export interface GooglePage {
  readonly window: Pick<Window, 'document'>;
  readonly googleIdentity: () => Promise<GoogleIdentity>;
}

/** Draws Google's button in the element `slot`, offers one-tap, and passes on each credential. */
export async function hostButton(
  { window: { document: page }, googleIdentity }: GooglePage,
  { clientId, nonce, slot, offer }: GoogleHosting,
  onCredential: (credential: string) => void,
): Promise<() => void> {
  const identity = await googleIdentity();
  identity.initialize({
    client_id: clientId,
    ...(nonce !== null && { nonce }),
    auto_select: false,
    use_fedcm_for_prompt: true,
    callback: ({ credential }) => {
      if (credential !== undefined) onCredential(credential);
    },
  });
  const parent = page.getElementById(slot);
  if (parent) {
    parent.replaceChildren();
    const width = Math.min(widest, parent.clientWidth);
    identity.renderButton(parent, { type: 'standard', text: 'signin_with', width });
  }
  if (offer === 'once') {
    // A guest may have just logged out, so no account is selected automatically (contract §5.1).
    identity.disableAutoSelect();
    identity.prompt();
  }
  return () => identity.cancel();
}
