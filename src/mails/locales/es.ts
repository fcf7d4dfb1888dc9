import notices from './notices/es.ts';

export default {
  emailChange: {
    expires: 'El enlace funciona durante 24 horas.',
    new: {
      subject: 'Confirma tu nuevo correo',
      why: 'Alguien, esperamos que tú, quiere usar este correo en la cuenta @{{username}} de {{brand}}. Confírmalo aquí:',
      action: 'Confirmar correo',
      otherwise: 'Si no fuiste tú, ignora este correo. No cambia nada.',
    },
    old: {
      subject: 'Confirma el cambio de tu correo',
      why: 'Alguien, esperamos que tú, pidió cambiar el correo de tu cuenta de {{brand}} a {{email}}. Cambiará cuando ambos correos lo hayan confirmado. Confírmalo con este:',
      action: 'Confirmar el cambio',
      otherwise: 'Si no fuiste tú, cancela el cambio y después elige una contraseña nueva:',
      cancel: 'Cancelar el cambio',
    },
    taken: {
      subject: 'Tu correo ya está en uso',
      why: 'Alguien, quizá tú, pidió usar este correo en otra cuenta de {{brand}}. Es el de tu cuenta, así que no ha cambiado nada. Inicia sesión aquí:',
      action: 'Iniciar sesión',
    },
  },

  export: {
    subject: 'Tu copia está lista',
    what: 'La copia de todo lo tuyo en {{brand}} está lista. Puedes descargarla hasta el {{date}}:',
    action: 'Descargar mi copia',
    otherwise: 'Si no la pediste, elige una nueva contraseña de inmediato.',
  },

  identity: {
    approved: {
      subject: 'Tu identidad está verificada',
      what: 'Ya puedes vender y cobrar en {{brand}}:',
      action: 'Empezar a vender',
    },
    rejected: {
      subject: 'Tu identidad aún no está verificada',
      what: 'No pudimos verificar tu identidad para {{brand}}.',
      action: 'Reintentar',
    },
    reasons: {
      blurred: 'La foto está borrosa. Hazla con luz de día y sin flash.',
      glare: 'Parte de la foto tiene reflejos. Hazla sin flash y lejos de las lámparas.',
      corners: 'La foto está cortada. Deben verse las cuatro esquinas del documento.',
      expired: 'El documento ha caducado. Usa uno válido durante al menos 30 días más.',
      mismatch: 'Tu foto y el documento no coinciden.',
      unreadable: 'No se puede leer el documento. Usa el original, no una copia.',
      other: 'El documento no se aceptó. Prueba con otro.',
    },
  },

  leaving: {
    closed: {
      subject: 'Tu cuenta se eliminará el {{date}}',
      what: 'Tu cuenta de {{brand}} está cerrada. Ya nadie la ve y el {{date}} desaparecerá para siempre. Hasta entonces puedes iniciar sesión y recuperarlo todo con un solo toque:',
      action: 'Conservar mi cuenta',
      otherwise: 'Si no fuiste tú, conserva tu cuenta y elige una nueva contraseña de inmediato.',
    },
    kept: {
      subject: 'Tu cuenta ha vuelto',
      what: 'Tu cuenta de {{brand}} no se eliminará. Todo está como antes. Si no fuiste tú, elige una nueva contraseña de inmediato:',
      action: 'Elegir una nueva contraseña',
    },
    ended: {
      what: 'Algunas de tus suscripciones no se renovaron mientras tu cuenta estaba cerrada. Cada una aparece en tus notificaciones.',
      action: 'Ver suscripciones',
    },
    contact: '¿Preguntas? Escribe a {{contact}}.',
  },

  letter: {
    greeting: 'Hola, {{name}}:',
  },

  link: {
    expires: 'El enlace funciona durante 60 minutos.',
    'verify-email': {
      subject: 'Verifica tu correo',
      why: 'Verifica tu correo para usar {{brand}} sin límites:',
      action: 'Verificar correo',
      otherwise: 'Si no creaste una cuenta, ignora este correo.',
    },
    'reset-password': {
      subject: 'Restablece tu contraseña',
      why: 'Alguien, esperamos que tú, pidió una contraseña nueva en {{brand}}. Elígela aquí:',
      action: 'Restablecer la contraseña',
      otherwise: 'Si no fuiste tú, ignora este correo. Tu contraseña sigue siendo la misma.',
    },
    'confirm-identity': {
      subject: 'Confirma que eres tú',
      why: 'Pediste algo protegido en {{brand}}. Abre este enlace en el mismo navegador para continuar:',
      action: 'Confirmar',
      otherwise: 'Si no fuiste tú, ignora este correo y cierra las sesiones que no reconozcas.',
    },
  },

  notices,

  warning: {
    when: 'Cuándo',
    otherwise: 'Si no fuiste tú, elige enseguida una contraseña nueva:',
    action: 'Elegir una contraseña nueva',
    moved: { otherwise: 'Si no fuiste tú, escríbenos enseguida:', action: 'Escríbenos' },
    kinds: {
      'password-changed': {
        subject: 'Tu contraseña ha cambiado',
        what: 'Tu contraseña de {{brand}} ha cambiado. Se ha cerrado la sesión en los demás navegadores.',
      },
      'account-cleared': {
        subject: 'Tu cuenta tiene una contraseña nueva',
        what: 'Esta dirección nunca se había verificado cuando se restableció su contraseña en {{brand}}. Por eso se ha quitado todo lo que podía ser de otra persona: las cuentas de Google y X conectadas, la verificación en dos pasos y todas las sesiones abiertas.',
      },
      'two-factor-on': {
        subject: 'La verificación en dos pasos está activada',
        what: 'Para iniciar sesión en {{brand}} ahora hace falta un código de tu app. Se ha cerrado la sesión en los demás navegadores.',
      },
      'two-factor-off': {
        subject: 'La verificación en dos pasos está desactivada',
        what: 'Para iniciar sesión en {{brand}} ya no hace falta un código de tu app.',
      },
      'passkey-added': {
        subject: 'Se ha añadido una llave de acceso',
        what: 'Ahora puedes iniciar sesión en {{brand}} con una llave de acceso, sin contraseña ni código.',
      },
      'passkey-removed': {
        subject: 'Se ha quitado una llave de acceso',
        what: 'Una de tus llaves de acceso ya no permite iniciar sesión en {{brand}}.',
      },
      'recovery-codes-renewed': {
        subject: 'Tienes códigos de recuperación nuevos',
        what: 'Los códigos de recuperación de tu cuenta de {{brand}} se han renovado. Los anteriores ya no sirven.',
      },
      'sign-in-copied': {
        subject: 'Un inicio de sesión guardado se usó dos veces',
        what: 'Hemos cerrado la sesión en un navegador tuyo que permanecía conectado a {{brand}}: se ha usado una copia antigua de lo que mantenía la sesión abierta. Puede que alguien la haya copiado, o que los datos del navegador vengan de una copia de seguridad.',
      },
      'provider-attached': {
        subject: 'Nueva forma de iniciar sesión',
        what: 'Hay una cuenta de Google o X conectada a la tuya de {{brand}}: ya puede iniciar sesión en ella.',
      },
      'provider-detached': {
        subject: 'Se quitó una forma de iniciar sesión',
        what: 'Una cuenta de Google o X ya no está conectada a la tuya de {{brand}} y no puede iniciar sesión en ella.',
      },
      'email-changed': {
        subject: 'Tu correo ha cambiado',
        what: 'Tu cuenta de {{brand}} usa ahora otro correo en lugar de este.',
      },
      'payout-method-changed': {
        subject: 'Tus ingresos van a otra cuenta',
        what: 'Tus ingresos de {{brand}} van ahora a otra cuenta bancaria.',
      },
      'payout-requested': {
        subject: 'Has pedido un pago a tu cuenta',
        what: 'Se ha pedido el pago a tu cuenta de tus ingresos de {{brand}}. Puedes cancelarlo durante una hora.',
      },
      'payout-cancelled': {
        subject: 'Se canceló el pago a tu cuenta',
        what: 'Se ha cancelado el pago a tu cuenta de tus ingresos de {{brand}}. El dinero vuelve a estar disponible.',
      },
      'card-added': {
        subject: 'Se ha guardado una tarjeta',
        what: 'Se ha guardado una tarjeta en tu cuenta de {{brand}}: a partir de ahora sirve para pagar.',
      },
      'card-removed': {
        subject: 'Se ha quitado una tarjeta',
        what: 'Se ha quitado una tarjeta de tu cuenta de {{brand}}: ya no sirve para pagar.',
      },
      'card-preferred': {
        subject: 'Tu tarjeta principal es otra',
        what: 'Otra de tus tarjetas de {{brand}} aparece ahora primero al pagar.',
      },
      'recovery-code-used': {
        subject: 'Se usó un código de recuperación',
        what: 'Alguien inició sesión en {{brand}} con uno de tus códigos de recuperación. Ese código ya no funciona.',
      },
      'username-changed': {
        subject: 'Tu nombre de usuario cambió',
        what: 'Tu cuenta de {{brand}} tiene un nuevo nombre de usuario.',
      },
    },
  },
};
