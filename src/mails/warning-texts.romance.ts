import type { Warnings } from './warning-texts.types.ts';

/** Warnings in Romance languages. */
export const romanceWarnings: Record<'es' | 'fr' | 'pt-BR', Warnings> = {
  es: {
    when: 'Cuándo',
    otherwise: 'Si no fuiste tú, elige enseguida una contraseña nueva:',
    action: 'Elegir una contraseña nueva',
    moved: { otherwise: 'Si no fuiste tú, escríbenos enseguida:', action: 'Escríbenos' },
    'password-changed': {
      subject: 'Tu contraseña ha cambiado',
      what: 'Tu contraseña de {brand} ha cambiado. Se ha cerrado la sesión en los demás navegadores.',
    },
    'account-cleared': {
      subject: 'Tu cuenta tiene una contraseña nueva',
      what: 'Esta dirección nunca se había verificado cuando se restableció su contraseña en {brand}. Por eso se ha quitado todo lo que podía ser de otra persona: las cuentas de Google y X conectadas, la verificación en dos pasos y todas las sesiones abiertas.',
    },
    'two-factor-on': {
      subject: 'La verificación en dos pasos está activada',
      what: 'Para iniciar sesión en {brand} ahora hace falta un código de tu app. Se ha cerrado la sesión en los demás navegadores.',
    },
    'two-factor-off': {
      subject: 'La verificación en dos pasos está desactivada',
      what: 'Para iniciar sesión en {brand} ya no hace falta un código de tu app.',
    },
    'passkey-added': {
      subject: 'Se ha añadido una llave de acceso',
      what: 'Ahora puedes iniciar sesión en {brand} con una llave de acceso, sin contraseña ni código.',
    },
    'passkey-removed': {
      subject: 'Se ha quitado una llave de acceso',
      what: 'Una de tus llaves de acceso ya no permite iniciar sesión en {brand}.',
    },
    'recovery-codes-renewed': {
      subject: 'Tienes códigos de recuperación nuevos',
      what: 'Los códigos de recuperación de tu cuenta de {brand} se han renovado. Los anteriores ya no sirven.',
    },
    'sign-in-copied': {
      subject: 'Un inicio de sesión guardado se usó dos veces',
      what: 'Hemos cerrado la sesión en un navegador tuyo que permanecía conectado a {brand}: se ha usado una copia antigua de lo que mantenía la sesión abierta. Puede que alguien la haya copiado, o que los datos del navegador vengan de una copia de seguridad.',
    },
    'provider-attached': {
      subject: 'Nueva forma de iniciar sesión',
      what: 'Hay una cuenta de Google o X conectada a la tuya de {brand}: ya puede iniciar sesión en ella.',
    },
    'provider-detached': {
      subject: 'Se quitó una forma de iniciar sesión',
      what: 'Una cuenta de Google o X ya no está conectada a la tuya de {brand} y no puede iniciar sesión en ella.',
    },
    'email-changed': {
      subject: 'Tu correo ha cambiado',
      what: 'Tu cuenta de {brand} usa ahora otro correo en lugar de este.',
    },
  },
  fr: {
    when: 'Quand',
    otherwise: 'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe :',
    action: 'Choisir un nouveau mot de passe',
    moved: {
      otherwise: 'Si ce n’était pas vous, écrivez-nous tout de suite :',
      action: 'Nous écrire',
    },
    'password-changed': {
      subject: 'Votre mot de passe a changé',
      what: 'Votre mot de passe {brand} a changé. Tous les autres navigateurs ont été déconnectés.',
    },
    'account-cleared': {
      subject: 'Votre compte a un nouveau mot de passe',
      what: 'Cette adresse n’avait jamais été vérifiée quand son mot de passe {brand} a été réinitialisé. Tout ce qui pouvait appartenir à quelqu’un d’autre a donc été retiré : les comptes Google et X associés, la double authentification et toutes les sessions ouvertes.',
    },
    'two-factor-on': {
      subject: 'La double authentification est activée',
      what: 'Se connecter à {brand} demande désormais un code de votre application. Tous les autres navigateurs ont été déconnectés.',
    },
    'two-factor-off': {
      subject: 'La double authentification est désactivée',
      what: 'Se connecter à {brand} ne demande plus de code de votre application.',
    },
    'passkey-added': {
      subject: 'Une clé d’accès a été ajoutée',
      what: 'Une clé d’accès vous connecte désormais à {brand}, sans mot de passe ni code.',
    },
    'passkey-removed': {
      subject: 'Une clé d’accès a été retirée',
      what: 'Une clé d’accès ne vous connecte plus à {brand}.',
    },
    'recovery-codes-renewed': {
      subject: 'Vous avez de nouveaux codes de secours',
      what: 'Les codes de secours de votre compte {brand} ont été renouvelés. Les anciens ne fonctionnent plus.',
    },
    'sign-in-copied': {
      subject: 'Une connexion mémorisée a servi deux fois',
      what: 'Un de vos navigateurs qui restait connecté à {brand} a été déconnecté : une ancienne copie de ce qui le gardait connecté a été utilisée. Quelqu’un l’a peut-être copiée, ou les données du navigateur viennent d’une sauvegarde.',
    },
    'provider-attached': {
      subject: 'Une autre façon de vous connecter',
      what: 'Un compte Google ou X a été associé au vôtre sur {brand} : il permet désormais de se connecter.',
    },
    'provider-detached': {
      subject: 'Une façon de vous connecter a été retirée',
      what: 'Un compte Google ou X a été dissocié du vôtre sur {brand} : il ne permet plus de se connecter.',
    },
    'email-changed': {
      subject: 'Votre adresse e-mail a changé',
      what: 'Votre compte {brand} utilise maintenant une autre adresse e-mail que celle-ci.',
    },
  },
  'pt-BR': {
    when: 'Quando',
    otherwise: 'Se não foi você, escolha já uma nova senha:',
    action: 'Escolher uma nova senha',
    moved: { otherwise: 'Se não foi você, escreva já para nós:', action: 'Escrever para nós' },
    'password-changed': {
      subject: 'Sua senha foi alterada',
      what: 'Sua senha no {brand} foi alterada. Todos os outros navegadores foram desconectados.',
    },
    'account-cleared': {
      subject: 'Sua conta tem uma nova senha',
      what: 'Este e-mail nunca tinha sido confirmado quando a senha da conta no {brand} foi redefinida. Por isso, tudo o que poderia ser de outra pessoa foi removido: contas do Google e do X vinculadas, a verificação em duas etapas e todas as sessões abertas.',
    },
    'two-factor-on': {
      subject: 'A verificação em duas etapas está ativada',
      what: 'Entrar no {brand} agora exige um código do seu app. Todos os outros navegadores foram desconectados.',
    },
    'two-factor-off': {
      subject: 'A verificação em duas etapas está desativada',
      what: 'Entrar no {brand} não exige mais um código do seu app.',
    },
    'passkey-added': {
      subject: 'Uma chave de acesso foi adicionada',
      what: 'Uma chave de acesso agora permite entrar no {brand} sem senha nem código.',
    },
    'passkey-removed': {
      subject: 'Uma chave de acesso foi removida',
      what: 'Uma chave de acesso não permite mais entrar no {brand}.',
    },
    'recovery-codes-renewed': {
      subject: 'Você tem novos códigos de recuperação',
      what: 'Os códigos de recuperação da sua conta no {brand} foram renovados. Os antigos não funcionam mais.',
    },
    'sign-in-copied': {
      subject: 'Um login salvo foi usado duas vezes',
      what: 'Um navegador seu que permanecia conectado ao {brand} foi desconectado: uma cópia antiga do que o mantinha conectado foi usada. Alguém pode tê-la copiado, ou os dados do navegador vieram de um backup.',
    },
    'provider-attached': {
      subject: 'Outra forma de entrar',
      what: 'Uma conta do Google ou do X foi vinculada à sua no {brand}: a partir de agora ela permite entrar.',
    },
    'provider-detached': {
      subject: 'Uma forma de entrar foi removida',
      what: 'Uma conta do Google ou do X foi desvinculada da sua no {brand}: ela não permite mais entrar.',
    },
    'email-changed': {
      subject: 'Seu e-mail foi alterado',
      what: 'Sua conta no {brand} agora usa outro e-mail em vez deste.',
    },
  },
};
