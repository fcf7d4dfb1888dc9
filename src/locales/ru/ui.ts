export default {
  album: {
    more: {
      one: 'Ещё {{count}} файл',
      few: 'Ещё {{count}} файла',
      many: 'Ещё {{count}} файлов',
      other: 'Ещё {{count}} файла',
    },
    open: 'Открыть: {{picture}}',
  },

  copyField: {
    copy: 'Копировать',
    done: 'Скопировано',
    copied: 'Скопировано в буфер обмена.',
    refused: 'Браузер не разрешил копирование. Текст выделен: скопируйте его вручную.',
  },

  datePicker: {
    open: 'Открыть календарь',
    calendar: 'Календарь',
    months: '{{shown}}, выбрать месяц',
    years: '{{shown}}, выбрать год',
    chosen: '{{day}}, выбрано',
    unavailable: '{{day}}, недоступно',
    next: {
      month: 'Следующий месяц',
      year: 'Следующий год',
      decade: 'Следующие десять лет',
    },
    previous: {
      month: 'Предыдущий месяц',
      year: 'Предыдущий год',
      decade: 'Предыдущие десять лет',
    },
    part: {
      year: 'Год',
      month: 'Месяц',
      day: 'День',
    },
    placeholder: {
      year: 'гггг',
      month: 'мм',
      day: 'дд',
    },
  },

  emojiField: {
    open: 'Добавить эмодзи',
    panel: 'Эмодзи',
    search: 'Поиск эмодзи',
    tone: 'Изменить тон кожи',
    none: 'Эмодзи с таким названием нет.',
    added: 'Добавлено: {{emoji}}',
  },

  lightbox: {
    previous: 'Назад',
    next: 'Далее',
  },

  multiselectField: {
    open: 'Показать список',
    none: 'Ничего не найдено.',
    remove: 'Убрать {{choice}}',
  },

  recoveryCodes: {
    download: 'Скачать',
    print: 'Распечатать',
    refused: 'Браузер не разрешил копирование. Выделите и скопируйте коды вручную или скачайте их.',
  },
};
