export default {
  agreement: {
    agree: 'By clicking Create Account, you agree to the {{privacy}} and the {{terms}}.',
    privacy: 'privacy policy',
    terms: 'terms of use',
    newTab: '(opens in a new tab)',
  },

  consentForm: {
    title: 'Agreement',
    accept: 'I accept',
    decline: 'Not now',
    missing: "We couldn't find this agreement, so you can't accept it. Please contact us.",
    selling: 'To sell your content, please accept this agreement first.',
    explicit: 'To publish explicit content, please accept this agreement first.',
  },

  emailChangeLink: {
    title: 'Change email',
    checking: 'Checking the link…',
    ask: {
      old: 'Your account @{{username}} is about to use {{email}} instead of this email.',
      new: 'The account @{{username}} is about to use {{email}}.',
    },
    confirm: 'Confirm the change',
    cancel: 'Cancel the change',
    confirmed: {
      old: 'Confirmed. Your email changes once {{email}} has confirmed, too.',
      new: 'Confirmed. The email changes once the one before has confirmed, too.',
    },
    changed: 'Your email is now {{email}}.',
    cancelled: 'The change was canceled. Your email stays as it was.',
    thief: "If you didn't ask for it, choose a new password.",
    newPassword: 'Choose a new password',
    foreign:
      'This link is for another account. Log out and open it again, or open it in another browser.',
    unknown: 'This link is broken or too old. Start again in your settings.',
    over: {
      expired: 'This link has expired. Start again in your settings.',
      replaced: "You've asked for another change since. Use the links of the newest email.",
      taken: '{{email}} belongs to another account by now. Nothing has changed.',
    },
    settings: 'Back to settings',
    signIn: 'Sign in',
  },

  emailLanding: {
    landing: 'Email verification',
    checking: 'Checking your email…',
    done: 'Your email is verified.',
    goOn: 'Continue',
    failed: 'Failed to verify email.',
    expired: 'This link has expired or is broken. Send a new one.',
    unauthorized: 'This link is for another account.',
    unverified: "Your email isn't verified yet.",
    newLink: 'Send a new link',
    signIn: 'Sign in to continue',
    signedOut: 'Please sign in to continue.',
    retry: 'Try again',
  },

  emailVerification: {
    title: 'Verify your email',
    lead: 'We sent a link to {{email}}. Open it on any device and this page will continue.',
    show: 'Show email',
    hide: 'Hide email',
    sent: 'We sent you an email with the verification link.',
    again: {
      one: 'Resend in {{count}} s',
      other: 'Resend in {{count}} s',
    },
    resend: 'Resend link',
    spam: 'Not there? Check your spam folder.',
    outbox: 'Open the outbox',
    change: 'Change email',
    newEmail: 'New email',
    save: 'Save and send link',
    keep: 'Keep this email',
    unconfirmed: "You didn't confirm your password, so your email hasn't changed.",
    logout: 'Log out',
  },

  forgotPassword: {
    title: 'Reset Password',
    lead: "Enter your account's email and we'll send you a link to choose a new password.",
    submit: 'Send reset link',
    back: 'Back to sign in',
    sentTitle: 'Check your email',
    sent: "If {{email}} has an account, we've sent it a link to choose a new password. It works for one hour. Check your spam folder too.",
    resend: 'Send again',
    cooling: {
      one: 'You can ask for another link in {{count}} second.',
      other: 'You can ask for another link in {{count}} seconds.',
    },
    change: 'Use another email',
  },

  invitation: {
    invited: '{{name}} invited you',
    invitedText: "We'll note it when you create your account.",
    unnamed: "You've been invited",
  },

  mailedConfirmation: {
    title: "Confirm it's you",
    lead: 'You sign in with another service and have no password here. We can email a link to {{email}} instead. Open it in this browser to continue.',
    send: 'Send me a link',
    again: 'Send another link',
    sentTitle: 'Check your email',
    sent: 'Open the link in this browser and this page will continue. Not there? Check your spam folder.',
  },

  passkeyConfirmation: {
    use: 'Use a passkey instead',
    left: "Your device didn't finish. Nothing was confirmed.",
    refused: "We couldn't confirm with this passkey. Try again, or another way.",
  },

  passkeyLogin: {
    use: 'Sign in with a passkey',
    left: "Your device didn't finish signing you in. Try again.",
    refused: "We don't recognize this passkey. Sign in another way.",
  },

  password: {
    title: 'Enter your password',
    submit: 'Confirm',
    protected: "To continue, confirm it's you.",
  },

  passwordConfirmation: {
    title: 'Confirm your password',
    lead: 'To protect your account, please enter your password again.',
    submit: 'Confirm',
    cancel: 'Cancel',
    wrong: "That password isn't right.",
  },

  registration: {
    title: 'Create your account',
    submit: 'Create Account',
    displayName: 'Display name',
    displayNameHelp: 'The name that people see. You can change it later.',
    haveAccount: 'I already have an account',
    refusals: {
      emailTaken: 'This email already has an account. Sign in, or use another email.',
      email: 'Enter an email, such as name@example.com.',
      displayNameLong: 'Use 50 characters or fewer.',
      displayNameUnseen: 'Please choose a name without hidden characters or stacked accents.',
      displayNameLink: "A name can't be a link.",
      displayNameReserved: 'This name is reserved. Please choose another.',
      displayNameAlike: "This name is too close to a verified member's. Please choose another.",
      passwordShort: 'Please use at least 8 characters.',
      passwordLong: 'Use 128 characters or fewer.',
      passwordCommon: 'This password is too easy to guess. Please choose another.',
      passwordOwn: "Your password can't be your email or username.",
    },
    passwordHelp:
      'At least 8 characters. A few unrelated words are easy to remember and hard to guess.',
  },

  resetPassword: {
    title: 'Choose a new password',
    password: 'New password',
    submit: 'Save password',
    updated: 'Your password has been updated!',
    expiredTitle: 'This link no longer works',
    expiredText: "It's over an hour old, or was already used. We can send you a new one.",
    linklessTitle: 'This link is incomplete',
    linklessText:
      "For your safety, its secret part isn't kept in the address. Open the link in your email again, or request a new one.",
    newLink: 'Get a new link',
  },

  socialAttach: {
    wrongPassword: "That password isn't right.",
    unverified:
      "That account's email isn't verified yet. Sign in with its password, open the link we emailed you, then connect.",
    title: 'You already have an account',
    lead: '{{email}} already has an account. Enter its password once, and you can sign in with {{provider}} from now on.',
    password: 'Account password',
    submit: 'Connect and sign in',
    cancel: 'Not now',
    restart: 'Start again',
    linked: 'One of these accounts is already connected to another. Please sign in another way.',
  },

  socialLogin: {
    names: {
      google: 'Google',
      twitter: 'X',
    },
    login: {
      google: 'Sign in with Google',
      twitter: 'Sign in with X',
    },
    register: {
      google: 'Register with Google',
      twitter: 'Register with X',
    },
    blocked: 'Your browser blocked the window. Allow pop-ups for this site and try again.',
    closed: "You didn't choose an account. Try again when you're ready.",
    expired: 'This sign-in timed out. Please start again.',
    missing: 'Start with “Register with Google” or “Register with X” so we know who you are.',
    codes: {
      invalid: "We couldn't verify the answer from {{provider}}. Please try again.",
      unreachable: "We couldn't reach {{provider}}. Please try again in a moment.",
      linked:
        'That {{provider}} account is connected to another account here. Please sign in another way.',
    },
  },

  socialRegistration: {
    title: 'One last step',
    lead: '{{provider}} confirmed who you are. Choose your display name and username to finish. No password needed.',
    emailKnown: 'Email from {{provider}}: {{email}}',
    emailHelp:
      "{{provider}} doesn't share your email. We'll send a link to verify it, so you can always get back in.",
    cancel: 'Cancel',
    looking: 'One moment…',
  },

  twoFactor: {
    title: 'Two-factor authentication',
    codeLead: 'Enter the six-digit code from your authenticator app.',
    code: 'Authentication code',
    recoveryLead: 'Enter one of your saved recovery codes. Each works once.',
    recovery: 'Recovery code',
    submit: 'Verify',
    useRecovery: 'Use a recovery code',
    useCode: 'Use the authenticator app',
    restart: 'Start again',
    timedOut:
      'If the code is right, your sign-in may have timed out. Start again to get a new one.',
  },

  unsentWork: {
    title: 'Log out?',
    waiting: 'Finishing before you log out…',
    stay: 'Stay',
    leave: 'Log out',
    now: 'Log out now',
    unfinished: 'Not finished yet: {{things}}.',
    messages: { one: '{{count}} message', other: '{{count}} messages' },
    comments: { one: '{{count}} comment', other: '{{count}} comments' },
    posts: { one: '{{count}} post', other: '{{count}} posts' },
    files: { one: '{{count}} file', other: '{{count}} files' },
    payments: { one: '{{count}} payment', other: '{{count}} payments' },
    changes: { one: '{{count}} change', other: '{{count}} changes' },
    typed: {
      one: 'Words in {{count}} tab are not sent.',
      other: 'Words in {{count}} tabs are not sent.',
    },
    silent: {
      one: 'We couldn’t check {{count}} other tab.',
      other: 'We couldn’t check {{count}} other tabs.',
    },
    lost: 'Add files that aren’t uploaded by then again.',
    kept: 'We’ll keep your messages and what you typed on this device until you sign in again.',
  },

  username: {
    username: 'Username',
    usernameHelp: "2 to 30 letters, digits, hyphens or underscores. It's your profile's address.",
    checking: "Checking if it's available…",
    free: '{{thing}} is available.',
    problems: {
      taken: 'This username is taken. Please choose another.',
      reserved: 'This username is reserved. Please choose another.',
      invalid: 'Please use 2 to 30 letters, digits, hyphens or underscores.',
    },
  },
};
