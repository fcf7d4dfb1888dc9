import type en from '../en/index.ts';
import type { Translation } from '../texts.types.ts';
import app from './app.ts';
import auth from './auth.ts';
import authVerification from './auth-verification.ts';
import authRecovery from './auth-recovery.ts';
import authRegistration from './auth-registration.ts';
import authSocial from './auth-social.ts';
import chat from './chat.ts';
import pages from './pages.ts';
import posts from './posts.ts';
import shell from './shell.ts';
import ui from './ui.ts';

const texts: Translation<typeof en> = {
  app,
  auth,
  authVerification,
  authRecovery,
  authRegistration,
  authSocial,
  chat,
  pages,
  posts,
  shell,
  ui,
};

export default texts;
