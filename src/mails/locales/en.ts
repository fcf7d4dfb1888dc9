import notices from './notices/en.ts';

export default {
  emailChange: {
    expires: 'This link works for 24 hours.',
    /** Letter to the new address. */
    new: {
      subject: 'Confirm your new email',
      /** Text in front of the link. */
      why: 'Someone, hopefully you, wants to use this email for the {{brand}} account @{{username}}. Confirm it here:',
      action: 'Confirm email',
      otherwise: "If it wasn't you, ignore this email. Nothing changes.",
    },
    /** Letter to the old address, with a second link that cancels. */
    old: {
      subject: 'Confirm the change of your email',
      why: 'Someone, hopefully you, asked to change the email of your {{brand}} account to {{email}}. It changes when both emails have confirmed. Confirm with this one:',
      action: 'Confirm the change',
      otherwise: "If it wasn't you, cancel the change, then choose a new password:",
      cancel: 'Cancel the change',
    },
    /**
     * Letter to a new address that is another account's: it learns of the attempt, and confirms
     * nothing.
     */
    taken: {
      subject: 'Your email is already in use',
      why: 'Someone, perhaps you, asked to use this email for another {{brand}} account. It belongs to your account, so nothing changed. Sign in here:',
      action: 'Sign in',
    },
  },

  export: {
    subject: 'Your copy is ready',
    what: 'The copy of everything of yours at {{brand}} is ready. You can download it until {{date}}:',
    action: 'Download my copy',
    /** Advice if it was somebody else. */
    otherwise: "If you didn't ask for it, choose a new password right away.",
  },

  identity: {
    approved: {
      subject: 'Your identity is verified',
      what: 'You can now sell and get paid at {{brand}}:',
      action: 'Start selling',
    },
    /** `what` is followed by the reason. */
    rejected: {
      subject: "Your identity isn't verified yet",
      what: "We couldn't verify your identity for {{brand}}.",
      action: 'Try again',
    },
    reasons: {
      blurred: 'The picture is blurred. Take it in daylight, without flash.',
      glare: 'Part of the picture is too bright. Take it without flash, away from lamps.',
      corners: 'The picture is cut off. All four corners of the document must be in it.',
      expired: 'The document has expired. Use one that is valid for at least 30 more days.',
      mismatch: "The picture of you and the document don't match.",
      unreadable: "The document can't be read. Use the original, not a copy.",
      other: "The document wasn't accepted. Try another one.",
    },
  },

  leaving: {
    closed: {
      subject: 'Your account will be deleted on {{date}}',
      what: 'Your {{brand}} account is closed. No one sees it anymore, and on {{date}} it will be gone for good. Until then you can sign in and have everything back with one press:',
      action: 'Keep my account',
      otherwise: "If it wasn't you, keep your account and choose a new password right away.",
    },
    kept: {
      subject: 'Your account is back',
      what: "Your {{brand}} account won't be deleted. Everything is as it was. If it wasn't you, choose a new password right away:",
      action: 'Choose a new password',
    },
    ended: {
      what: "Some of your subscriptions weren't renewed while your account was closed. Your notifications name each of them.",
      action: 'View subscriptions',
    },
    contact: 'Questions? Write to {{contact}}.',
  },

  letter: {
    greeting: 'Hello {{name}},',
  },

  link: {
    expires: 'This link works for 60 minutes.',
    'verify-email': {
      subject: 'Verify your email',
      why: 'Verify your email to use all of {{brand}}:',
      action: 'Verify email',
      otherwise: "If you didn't create an account, you can ignore this email.",
    },
    'reset-password': {
      subject: 'Reset your password',
      why: 'Someone, hopefully you, asked for a new password at {{brand}}. Choose one here:',
      action: 'Reset password',
      otherwise: "If it wasn't you, ignore this email. Your password stays the same.",
    },
    'confirm-identity': {
      subject: "Confirm it's you",
      why: 'You asked for something protected at {{brand}}. Open this link in the same browser to continue:',
      action: 'Confirm',
      otherwise: "If it wasn't you, ignore this email and log out any session you don't recognize.",
    },
  },

  notices,

  warning: {
    when: 'When',
    otherwise: "If it wasn't you, choose a new password right away:",
    action: 'Choose a new password',
    moved: { otherwise: "If it wasn't you, contact us right away:", action: 'Contact us' },
    kinds: {
      'password-changed': {
        subject: 'Your password was changed',
        what: 'Your {{brand}} password was changed, and we logged out every other browser.',
      },
      'account-cleared': {
        subject: 'Your account has a new password',
        what: 'This email had never been verified when its {{brand}} password was reset. To be safe, we removed everything that could belong to someone else: connected Google and X accounts, two-factor authentication and every signed-in browser.',
      },
      'two-factor-on': {
        subject: 'Two-factor authentication is on',
        what: 'Signing in to {{brand}} now takes a code from your app. We logged out every other browser.',
      },
      'two-factor-off': {
        subject: 'Two-factor authentication is off',
        what: 'Signing in to {{brand}} no longer takes a code from your app.',
      },
      'passkey-added': {
        subject: 'Passkey added',
        what: 'You can now sign in to {{brand}} with a passkey, without a password or code.',
      },
      'passkey-removed': {
        subject: 'Passkey removed',
        what: 'One of your passkeys no longer signs you in to {{brand}}.',
      },
      'recovery-codes-renewed': {
        subject: 'You have new recovery codes',
        what: 'Your {{brand}} account has new recovery codes. The old ones no longer work.',
      },
      'sign-in-copied': {
        subject: 'A saved sign-in was used twice',
        what: "We logged out one of your browsers that stays signed in to {{brand}}, because an old copy of its sign-in was used. Someone may have copied it, or the browser's data was restored from a backup.",
      },
      'provider-attached': {
        subject: 'New way to sign in',
        what: 'A Google or X account is now connected to your {{brand}} account and can sign in to it.',
      },
      'provider-detached': {
        subject: 'A way to sign in was removed',
        what: "A Google or X account is no longer connected to your {{brand}} account and can't sign in to it.",
      },
      'email-changed': {
        subject: 'Your email was changed',
        what: 'Your {{brand}} account now uses another email instead of this one.',
      },
      'payout-method-changed': {
        subject: 'Your earnings go to another account',
        what: 'Earnings at {{brand}} now go to another bank account than before.',
      },
      'payout-requested': {
        subject: 'You asked for a payout',
        what: 'A payout of your earnings at {{brand}} was asked for. You can cancel it for an hour.',
      },
      'payout-cancelled': {
        subject: 'Your payout was canceled',
        what: 'A payout of your earnings at {{brand}} was canceled. The money is available again.',
      },
      'card-added': {
        subject: 'A card was saved',
        what: 'A card was saved in your account at {{brand}}: it can pay from now on.',
      },
      'card-removed': {
        subject: 'A card was removed',
        what: 'A card was removed from your account at {{brand}}: it no longer pays.',
      },
      'card-preferred': {
        subject: 'Another card is your default',
        what: 'Another of your cards at {{brand}} is now offered first when you pay.',
      },
      'recovery-code-used': {
        subject: 'A recovery code was used',
        what: 'Someone signed in to {{brand}} with one of your recovery codes. It no longer works.',
      },
      'username-changed': {
        subject: 'Your username was changed',
        what: 'Your {{brand}} account has a new username.',
      },
    },
  },
};
