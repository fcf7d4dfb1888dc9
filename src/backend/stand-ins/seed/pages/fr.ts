import type { PageTexts } from './page-text.ts';

/** The document pages in `fr`. */
export const fr: PageTexts = {
  terms: {
    title: 'Conditions',
    paragraphs: [
      'Ceci est une installation d’un logiciel ouvert que vous ou quelqu’un que vous connaissez fait tourner. Cette personne en fixe les règles et en répond.',
      'Vous gardez les droits sur ce que vous publiez. Vous autorisez cette installation à le montrer aux personnes que vous avez choisies.',
      'Il faut être majeur pour participer. Ne publiez ni ce qui n’est pas à vous, ni ce qui nuit à autrui.',
      'Les paiements sont ici une simulation : aucun argent réel ne circule.',
    ],
  },
  privacy: {
    title: 'Confidentialité',
    paragraphs: [
      'Ce que vous saisissez reste dans la base de données de cette installation et nulle part ailleurs. Ni pistage ni publicité.',
      'Votre mot de passe est conservé sous forme d’empreinte argon2id. Les numéros de carte n’atteignent jamais ce logiciel.',
      'Les cookies gardent votre session, votre langue et un jeton de sécurité ; la page des cookies les énumère.',
      'Demandez à la personne qui gère cette installation une copie de vos données, ou leur suppression.',
    ],
  },
  about: {
    title: 'À propos',
    paragraphs: [
      'Un lieu où des créateurs montrent leur travail à ceux qui l’aiment, et où les deux peuvent se parler.',
      'Chaque pas que vous faites ici, de la connexion à l’envoi d’un message, suit un diagramme d’états lisible dans le code source.',
    ],
  },
  contacts: {
    title: 'Contacts',
    paragraphs: [
      '{{contact}}',
      'Les défauts du logiciel se signalent dans son suivi de tickets, avec les étapes qui y mènent.',
    ],
  },
  help: {
    title: 'Aide',
    paragraphs: [
      'Je ne peux pas me connecter : demandez un nouveau mot de passe sur la page de connexion. Avec la double authentification, un code de secours remplace une fois les six chiffres.',
      'Je vois un cadenas : la publication est réservée aux abonnés ou vendue à part. Ses images ne vous sont pas envoyées avant.',
      'Mon message porte un avertissement : il n’est pas parti. Choisissez-le pour réessayer ; il ne part jamais deux fois.',
    ],
  },
  analytics_summary: {
    title: 'Lire vos statistiques',
    paragraphs: [
      'Une vue compte une publication une fois par membre et par jour. Les followers et les abonnés sont comptés à minuit dans votre fuseau horaire.',
      'Les gains sont affichés après la commission, dans la monnaie de la vente.',
    ],
  },
};
