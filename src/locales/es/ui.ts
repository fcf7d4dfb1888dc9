export default {
  album: {
    more: {
      one: '{{count}} archivo más',
      many: '{{count}} de archivos más',
      other: '{{count}} archivos más',
    },
    open: 'Abrir {{picture}}',
  },

  copyField: {
    copy: 'Copiar',
    done: 'Copiado',
    copied: 'Copiado al portapapeles.',
    refused: 'El navegador no permitió copiar. El texto está seleccionado: puedes copiarlo a mano.',
  },

  datePicker: {
    open: 'Abrir el calendario',
    calendar: 'Calendario',
    months: '{{shown}}, elegir un mes',
    years: '{{shown}}, elegir un año',
    chosen: '{{day}}, elegido',
    unavailable: '{{day}}, no disponible',
    next: {
      month: 'Mes siguiente',
      year: 'Año siguiente',
      decade: 'Diez años siguientes',
    },
    previous: {
      month: 'Mes anterior',
      year: 'Año anterior',
      decade: 'Diez años anteriores',
    },
    part: {
      year: 'Año',
      month: 'Mes',
      day: 'Día',
    },
    placeholder: {
      year: 'aaaa',
      month: 'mm',
      day: 'dd',
    },
  },

  emojiField: {
    open: 'Añadir emoji',
    panel: 'Emoji',
    search: 'Buscar emoji',
    tone: 'Cambiar el tono de piel',
    none: 'Ningún emoji se llama así.',
    added: '{{emoji}} añadido',
  },

  lightbox: {
    previous: 'Anterior',
    next: 'Siguiente',
  },

  multiselectField: {
    open: 'Mostrar la lista',
    none: 'No hay coincidencias.',
    remove: 'Quitar {{choice}}',
  },

  recoveryCodes: {
    download: 'Descargar',
    print: 'Imprimir',
    refused:
      'El navegador no ha permitido copiar. Selecciona los códigos y cópialos, o descárgalos.',
  },
};
