import { z } from 'zod';

const base64url = z.string().min(1).max(100_000);
const credential = z.object({
  id: base64url.max(2048),
  rawId: base64url.max(2048),
  type: z.literal('public-key'),
  /** Results of WebAuthn extensions; none is asked for. */
  clientExtensionResults: z.object({}).default({}),
});

/** Answer of `navigator.credentials.create()`, as JSON. */
export const newCredential = credential.extend({
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(40)).max(20).optional(),
  }),
});
/** Answer of `navigator.credentials.get()`, as JSON. */
export const usedCredential = credential.extend({
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: z.string().max(2048).nullish(),
  }),
});

/** Options of WebAuthn as JSON, for the browser alone to read. */
export const passkeyOptionsAnswer = z
  .object({ options: z.looseObject({ challenge: z.string() }) })
  .meta({ id: 'PasskeyOptionsAnswer' });

/** `POST /passkeys/login`. */
export const passkeyLoginRequest = z
  .object({ credential: usedCredential, remember: z.boolean().optional() })
  .meta({ id: 'PasskeyLoginRequest' });
export const passkeyLoginAnswer = z.object({ redirect: z.string() });

/** `POST /passkeys/confirm`: in place of the password, for three hours. */
export const passkeyConfirmRequest = z
  .object({ credential: usedCredential })
  .meta({ id: 'PasskeyConfirmRequest' });
export const passkeyConfirmAnswer = z.object({ redirect: z.string() });

/** A name that its member gives a passkey. */
export const passkeyName = z.string().trim().min(1).max(60);

/** `POST /user/passkeys`. */
export const addPasskeyRequest = z
  .object({ name: passkeyName, credential: newCredential })
  .meta({ id: 'AddPasskeyRequest' });
export const passkeyAdded = z.object({
  status: z.literal('passkey-registered'),
  id: z.string(),
  name: z.string(),
});
export const passkeyRemoved = z.object({ status: z.literal('passkey-deleted') });

/** `PATCH /me/passkeys/{id}`. */
export const renamePasskeyRequest = z
  .object({ name: passkeyName })
  .meta({ id: 'RenamePasskeyRequest' });

/** One of a member's passkeys; `is_synced` when its maker keeps it on more than one device. */
export const passkey = z
  .object({
    id: z.string(),
    name: z.string(),
    is_synced: z.boolean(),
    created_at: z.iso.datetime(),
    last_used_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Passkey' });
/** `GET /me/passkeys`, oldest first. */
export const passkeysAnswer = z.array(passkey);

export type UsedCredential = z.infer<typeof usedCredential>;
export type Passkey = z.infer<typeof passkey>;
export type PasskeyAdded = z.infer<typeof passkeyAdded>;
