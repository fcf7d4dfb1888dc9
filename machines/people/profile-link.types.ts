import type { NoticeShown } from '../app/notices.types.ts';

export interface ProfileLinkInput {
  readonly username: string;
}

export type ProfileLinkEvent = { type: 'link.copy' };

export type ProfileLinkEmitted = NoticeShown;

/** The whole address, and whether the browser let it be copied. */
export interface CopiedLink {
  readonly link: string;
  readonly isCopied: boolean;
}
