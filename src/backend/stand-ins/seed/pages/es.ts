import type { PageTexts } from './page-text.ts';

/** The document pages in `es`. */
export const es: PageTexts = {
  terms: {
    title: 'Términos',
    paragraphs: [
      'Esta es una instalación de un programa abierto que tú o alguien que conoces mantiene. Quien la mantiene decide sus normas y responde de ellas.',
      'Conservas los derechos de lo que publicas. Permites a esta instalación mostrarlo a las personas que elegiste.',
      'Debes ser mayor de edad para participar. No publiques lo que no es tuyo ni nada que dañe a otros.',
      'Los pagos son aquí una simulación: no se mueve dinero real.',
    ],
  },
  privacy: {
    title: 'Privacidad',
    paragraphs: [
      'Lo que escribes se guarda en la base de datos de esta instalación y en ningún otro lugar. No hay rastreo ni publicidad.',
      'Tu contraseña se guarda como un resumen argon2id. Los números de tarjeta nunca llegan a este programa.',
      'Las cookies guardan tu sesión, tu idioma y un código de seguridad; la página de cookies las enumera.',
      'Pide a quien mantiene esta instalación una copia de tus datos o que los borre.',
    ],
  },
  about: {
    title: 'Acerca de',
    paragraphs: [
      'Un lugar donde los creadores muestran su obra a quienes les importa, y donde ambos pueden hablar.',
      'Cada paso que das aquí, desde entrar hasta enviar un mensaje, sigue un diagrama de estados que puedes leer en el código.',
    ],
  },
  contacts: {
    title: 'Contacto',
    paragraphs: [
      '{{contact}}',
      'Los fallos del programa van a su registro de incidencias, con los pasos que llevan a ellos.',
    ],
  },
  help: {
    title: 'Ayuda',
    paragraphs: [
      'No puedo entrar: pide una contraseña nueva en la página de acceso. Con la verificación en dos pasos activada, un código de recuperación vale una vez en lugar de los seis dígitos.',
      'Veo un candado: la publicación es para suscriptores o se vende aparte. Sus imágenes no se te envían antes.',
      'Mi mensaje tiene un aviso: no se envió. Elígelo para intentarlo de nuevo; nunca se envía dos veces.',
    ],
  },
  analytics_summary: {
    title: 'Leer tus estadísticas',
    paragraphs: [
      'Las vistas cuentan una publicación una vez por miembro y día. Los seguidores y suscriptores se cuentan a medianoche en tu zona horaria.',
      'Los ingresos se muestran sin la comisión de la plataforma, en la moneda de la venta.',
    ],
  },
};
