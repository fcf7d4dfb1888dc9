import type en from '../en/index.ts';
import type { Translation } from '../texts.types.ts';
import app from './app.ts';
import auth from './auth.ts';
import authVerification from './auth-verification.ts';
import authRecovery from './auth-recovery.ts';
import authRegistration from './auth-registration.ts';
import authSocial from './auth-social.ts';
import billing from './billing.ts';
import chat from './chat.ts';
import dialogs from './dialogs.ts';
import controls from './controls.ts';
import mass from './mass.ts';
import inbox from './inbox.ts';
import media from './media.ts';
import pages from './pages.ts';
import paid from './paid.ts';
import people from './people.ts';
import posts from './posts.ts';
import profile from './profile.ts';
import shell from './shell.ts';
import subscription from './subscription.ts';
import ui from './ui.ts';

const texts: Translation<typeof en> = {
  app,
  auth,
  authVerification,
  authRecovery,
  authRegistration,
  authSocial,
  billing,
  chat,
  dialogs,
  controls,
  mass,
  inbox,
  media,
  pages,
  paid,
  people,
  posts,
  profile,
  shell,
  subscription,
  ui,
};

export default texts;
