import notices from './notices/fr.ts';

export default {
  emailChange: {
    expires: 'Le lien fonctionne pendant 24 heures.',
    new: {
      subject: 'Confirmez votre nouvelle adresse e-mail',
      why: 'Quelqu’un, vous sans doute, veut utiliser cette adresse pour le compte {{brand}} @{{username}}. Confirmez-la ici :',
      action: 'Confirmer l’adresse e-mail',
      otherwise: 'Si ce n’était pas vous, ignorez cet e-mail. Rien ne change.',
    },
    old: {
      subject: 'Confirmez le changement d’adresse e-mail',
      why: 'Quelqu’un, vous sans doute, a demandé à remplacer l’adresse e-mail de votre compte {{brand}} par {{email}}. Elle changera quand les deux adresses auront confirmé. Confirmez avec celle-ci :',
      action: 'Confirmer le changement',
      otherwise:
        'Si ce n’était pas vous, annulez le changement, puis choisissez un nouveau mot de passe :',
      cancel: 'Annuler le changement',
    },
    taken: {
      subject: 'Votre adresse e-mail est déjà utilisée',
      why: 'Quelqu’un, vous peut-être, a demandé à utiliser cette adresse pour un autre compte {{brand}}. C’est celle de votre compte : rien n’a changé. Connectez-vous ici :',
      action: 'Se connecter',
    },
  },

  export: {
    subject: 'Votre copie est prête',
    what: 'La copie de tout ce qui est à vous sur {{brand}} est prête. Vous pouvez la télécharger jusqu’au {{date}} :',
    action: 'Télécharger ma copie',
    otherwise: 'Si vous ne l’avez pas demandée, choisissez tout de suite un nouveau mot de passe.',
  },

  identity: {
    approved: {
      subject: 'Votre identité est vérifiée',
      what: 'Vous pouvez maintenant vendre et recevoir vos gains sur {{brand}} :',
      action: 'Commencer à vendre',
    },
    rejected: {
      subject: 'Votre identité n’est pas encore vérifiée',
      what: 'Impossible de vérifier votre identité pour {{brand}}.',
      action: 'Réessayer',
    },
    reasons: {
      blurred: 'La photo est floue. Prenez-la à la lumière du jour, sans flash.',
      glare: 'Une partie de la photo est éblouie. Prenez-la sans flash, loin des lampes.',
      corners: 'La photo est coupée. Les quatre coins du document doivent être visibles.',
      expired: 'Le document a expiré. Utilisez-en un encore valable au moins 30 jours.',
      mismatch: 'Votre photo et le document ne correspondent pas.',
      unreadable: 'Le document est illisible. Utilisez l’original, pas une copie.',
      other: 'Le document n’a pas été accepté. Essayez avec un autre.',
    },
  },

  leaving: {
    closed: {
      subject: 'Votre compte sera supprimé le {{date}}',
      what: 'Votre compte {{brand}} est fermé. Plus personne ne le voit, et le {{date}} il disparaîtra définitivement. D’ici là, vous pouvez vous connecter et tout retrouver en un geste :',
      action: 'Garder mon compte',
      otherwise:
        'Si ce n’était pas vous, gardez votre compte et choisissez tout de suite un nouveau mot de passe.',
    },
    kept: {
      subject: 'Votre compte est de retour',
      what: 'Votre compte {{brand}} ne sera pas supprimé. Tout est comme avant. Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe :',
      action: 'Choisir un nouveau mot de passe',
    },
    ended: {
      what: 'Certains de vos abonnements n’ont pas été renouvelés pendant que votre compte était fermé. Vos notifications nomment chacun d’eux.',
      action: 'Voir les abonnements',
    },
    contact: 'Une question ? Écrivez à {{contact}}.',
  },

  letter: {
    greeting: 'Bonjour {{name}},',
  },

  link: {
    expires: 'Le lien fonctionne pendant 60 minutes.',
    'verify-email': {
      subject: 'Vérifiez votre adresse e-mail',
      why: 'Vérifiez votre adresse e-mail pour profiter de tout {{brand}} :',
      action: 'Vérifier l’adresse e-mail',
      otherwise: 'Si vous n’avez pas créé de compte, ignorez cet e-mail.',
    },
    'reset-password': {
      subject: 'Réinitialisez votre mot de passe',
      why: 'Quelqu’un, vous sans doute, a demandé un nouveau mot de passe pour {{brand}}. Choisissez-le ici :',
      action: 'Réinitialiser le mot de passe',
      otherwise: 'Si ce n’était pas vous, ignorez cet e-mail. Votre mot de passe ne change pas.',
    },
    'confirm-identity': {
      subject: 'Confirmez que c’est bien vous',
      why: 'Vous avez demandé une action protégée sur {{brand}}. Ouvrez ce lien dans le même navigateur pour continuer :',
      action: 'Confirmer',
      otherwise:
        'Si ce n’était pas vous, ignorez cet e-mail et fermez les sessions que vous ne reconnaissez pas.',
    },
  },

  notices,

  warning: {
    when: 'Quand',
    otherwise: 'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe :',
    action: 'Choisir un nouveau mot de passe',
    moved: {
      otherwise: 'Si ce n’était pas vous, écrivez-nous tout de suite :',
      action: 'Nous écrire',
    },
    kinds: {
      'password-changed': {
        subject: 'Votre mot de passe a changé',
        what: 'Votre mot de passe {{brand}} a changé. Tous les autres navigateurs ont été déconnectés.',
      },
      'account-cleared': {
        subject: 'Votre compte a un nouveau mot de passe',
        what: 'Cette adresse n’avait jamais été vérifiée quand son mot de passe {{brand}} a été réinitialisé. Tout ce qui pouvait appartenir à quelqu’un d’autre a donc été retiré : les comptes Google et X associés, la double authentification et toutes les sessions ouvertes.',
      },
      'two-factor-on': {
        subject: 'La double authentification est activée',
        what: 'Se connecter à {{brand}} demande désormais un code de votre application. Tous les autres navigateurs ont été déconnectés.',
      },
      'two-factor-off': {
        subject: 'La double authentification est désactivée',
        what: 'Se connecter à {{brand}} ne demande plus de code de votre application.',
      },
      'passkey-added': {
        subject: 'Une clé d’accès a été ajoutée',
        what: 'Une clé d’accès vous connecte désormais à {{brand}}, sans mot de passe ni code.',
      },
      'passkey-removed': {
        subject: 'Une clé d’accès a été retirée',
        what: 'Une clé d’accès ne vous connecte plus à {{brand}}.',
      },
      'recovery-codes-renewed': {
        subject: 'Vous avez de nouveaux codes de secours',
        what: 'Les codes de secours de votre compte {{brand}} ont été renouvelés. Les anciens ne fonctionnent plus.',
      },
      'sign-in-copied': {
        subject: 'Une connexion mémorisée a servi deux fois',
        what: 'Un de vos navigateurs qui restait connecté à {{brand}} a été déconnecté : une ancienne copie de ce qui le gardait connecté a été utilisée. Quelqu’un l’a peut-être copiée, ou les données du navigateur viennent d’une sauvegarde.',
      },
      'provider-attached': {
        subject: 'Une autre façon de vous connecter',
        what: 'Un compte Google ou X a été associé au vôtre sur {{brand}} : il permet désormais de se connecter.',
      },
      'provider-detached': {
        subject: 'Une façon de vous connecter a été retirée',
        what: 'Un compte Google ou X a été dissocié du vôtre sur {{brand}} : il ne permet plus de se connecter.',
      },
      'email-changed': {
        subject: 'Votre adresse e-mail a changé',
        what: 'Votre compte {{brand}} utilise maintenant une autre adresse e-mail que celle-ci.',
      },
      'payout-method-changed': {
        subject: 'Vos gains vont sur un autre compte',
        what: 'Vos gains sur {{brand}} vont désormais sur un autre compte bancaire.',
      },
      'payout-requested': {
        subject: 'Vous avez demandé un versement',
        what: 'Un versement de vos gains sur {{brand}} a été demandé. Vous pouvez l’annuler pendant une heure.',
      },
      'payout-cancelled': {
        subject: 'Votre versement est annulé',
        what: 'Un versement de vos gains sur {{brand}} a été annulé. L’argent est de nouveau disponible.',
      },
      'card-added': {
        subject: 'Une carte a été enregistrée',
        what: 'Une carte a été enregistrée dans votre compte {{brand}} : elle peut désormais servir à payer.',
      },
      'card-removed': {
        subject: 'Une carte a été retirée',
        what: 'Une carte a été retirée de votre compte {{brand}} : elle ne sert plus à payer.',
      },
      'card-preferred': {
        subject: 'Vous avez une autre carte par défaut',
        what: 'Une autre de vos cartes sur {{brand}} est désormais proposée en premier au moment de payer.',
      },
      'recovery-code-used': {
        subject: 'Un code de récupération a été utilisé',
        what: 'Quelqu’un s’est connecté à {{brand}} avec un de vos codes de récupération. Ce code ne marche plus.',
      },
      'username-changed': {
        subject: 'Votre nom d’utilisateur a changé',
        what: 'Votre compte {{brand}} a un nouveau nom d’utilisateur.',
      },
    },
  },
};
