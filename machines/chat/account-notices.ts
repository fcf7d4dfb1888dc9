import type { NoticeShown } from '../app/notice.types.ts';
import { href } from '../navigation/routes.ts';

const view = {
  label: 'app.exportNotice.view',
  path: `${href('settingsProfile')}#settings-export`,
};

/** Notices of what the live channel says of a member's own account. */
export const accountNotices = {
  newEmail: { type: 'notice.shown', tone: 'positive', key: 'app.emailNotice.changed' },
  approval: { type: 'notice.shown', tone: 'positive', key: 'app.identityNotice.approved' },
  rejection: {
    type: 'notice.shown',
    tone: 'caution',
    key: 'app.identityNotice.rejected',
    lead: { label: 'app.identityNotice.why', path: href('settingsIdentity') },
  },
  copy: { type: 'notice.shown', tone: 'positive', key: 'app.exportNotice.ready', lead: view },
  noCopy: {
    type: 'notice.shown',
    tone: 'caution',
    key: 'app.exportNotice.unfinished',
    lead: view,
  },
} as const satisfies Record<string, NoticeShown>;
