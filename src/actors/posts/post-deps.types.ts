import type { Http } from '#src/api/lib/http.types.ts';
import type { PostDraftStorage } from './post-draft-storage.ts';

/** Dependencies of the adapters that write a post. */
export interface PostDeps {
  readonly http: Http;
  readonly storage: PostDraftStorage;
  /** ISO 4217, of every price of this site. */
  readonly currency: string;
}
