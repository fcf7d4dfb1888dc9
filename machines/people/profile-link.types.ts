import type { NoticeShown } from '../app/notice.types.ts';

export interface ProfileLinkInput {
  readonly username: string;
}

export type ProfileLinkEvent = { type: 'link.copy' };

export type ProfileLinkEmitted = NoticeShown;

/** The absolute URL, and whether the browser allowed copying it. */
export interface CopiedLink {
  readonly link: string;
  readonly isCopied: boolean;
}
