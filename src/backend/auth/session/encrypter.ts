import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { deriveSecret } from '../../app-key.ts';

const envelopeShape = z.object({ iv: z.string(), value: z.string(), tag: z.string() });

/** Seals text for one named use; what was sealed for another name does not open. */
export interface Encrypter {
  /** Base64 of Laravel's JSON envelope; a different string each time. */
  seal(name: string, text: string): string;
  /** Null when the text was changed, was sealed for another name, or by another `APP_KEY`. */
  open(name: string, sealed: string): string | null;
}

/** AES-256-GCM under a key derived from `APP_KEY`; the name is authenticated with the text. */
export function createEncrypter(appKey: string): Encrypter {
  const key = Buffer.from(deriveSecret(appKey, 'encrypter'), 'hex');
  return {
    seal(name, text) {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(name));
      const value = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      const envelope = {
        iv: iv.toString('base64'),
        value: value.toString('base64'),
        mac: '',
        tag: cipher.getAuthTag().toString('base64'),
      };
      return Buffer.from(JSON.stringify(envelope)).toString('base64');
    },
    open(name, sealed) {
      try {
        const envelope = envelopeShape.parse(
          JSON.parse(Buffer.from(sealed, 'base64').toString('utf8')),
        );
        const tag = Buffer.from(envelope.tag, 'base64');
        if (tag.length !== 16) return null;
        const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(envelope.iv, 'base64'))
          .setAAD(Buffer.from(name))
          .setAuthTag(tag);
        const value = decipher.update(Buffer.from(envelope.value, 'base64'));
        return Buffer.concat([value, decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}

const made = new Map<string, Encrypter>();

/** The process's encrypter for this `APP_KEY`. */
export function encrypterFor(appKey: string): Encrypter {
  const known = made.get(appKey) ?? createEncrypter(appKey);
  made.set(appKey, known);
  return known;
}
