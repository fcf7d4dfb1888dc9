import type { LocaleCode } from '#src/contract/locale.ts';

/** The headers of a file of payments. */
export interface PaymentCsvTexts {
  number: string;
  date: string;
  kind: string;
  username: string;
  name: string;
  subject: string;
  address: string;
  note: string;
  status: string;
  available: string;
  gross: string;
  fee: string;
  net: string;
  currency: string;
  card: string;
  amount: string;
  givenBack: string;
}

/** Headers of the files in the six languages. */
export const paymentCsvTexts: Record<LocaleCode, PaymentCsvTexts> = {
  en: {
    number: 'Number',
    date: 'Date',
    kind: 'Type',
    username: 'Username',
    name: 'Name',
    subject: 'Subject',
    address: 'Address',
    note: 'Note',
    status: 'Status',
    available: 'Available',
    gross: 'Gross',
    fee: 'Fee',
    net: 'Net',
    currency: 'Currency',
    card: 'Card',
    amount: 'Amount',
    givenBack: 'Refunded',
  },
  es: {
    number: 'Número',
    date: 'Fecha',
    kind: 'Tipo',
    username: 'Nombre de usuario',
    name: 'Nombre',
    subject: 'Asunto',
    address: 'Dirección',
    note: 'Nota',
    status: 'Estado',
    available: 'Disponible',
    gross: 'Bruto',
    fee: 'Comisión',
    net: 'Neto',
    currency: 'Moneda',
    card: 'Tarjeta',
    amount: 'Importe',
    givenBack: 'Reembolsado',
  },
  fr: {
    number: 'Numéro',
    date: 'Date',
    kind: 'Type',
    username: 'Nom d’utilisateur',
    name: 'Nom',
    subject: 'Objet',
    address: 'Adresse',
    note: 'Note',
    status: 'État',
    available: 'Disponible',
    gross: 'Brut',
    fee: 'Commission',
    net: 'Net',
    currency: 'Devise',
    card: 'Carte',
    amount: 'Montant',
    givenBack: 'Remboursé',
  },
  'pt-BR': {
    number: 'Número',
    date: 'Data',
    kind: 'Tipo',
    username: 'Nome de usuário',
    name: 'Nome',
    subject: 'Assunto',
    address: 'Endereço',
    note: 'Nota',
    status: 'Estado',
    available: 'Disponível',
    gross: 'Bruto',
    fee: 'Taxa',
    net: 'Líquido',
    currency: 'Moeda',
    card: 'Cartão',
    amount: 'Valor',
    givenBack: 'Reembolsado',
  },
  zh: {
    number: '编号',
    date: '日期',
    kind: '类型',
    username: '用户名',
    name: '名称',
    subject: '对象',
    address: '地址',
    note: '备注',
    status: '状态',
    available: '可用时间',
    gross: '总额',
    fee: '手续费',
    net: '净额',
    currency: '货币',
    card: '银行卡',
    amount: '金额',
    givenBack: '已退还',
  },
  ru: {
    number: 'Номер',
    date: 'Дата',
    kind: 'Тип',
    username: 'Имя пользователя',
    name: 'Имя',
    subject: 'Предмет',
    address: 'Адрес',
    note: 'Примечание',
    status: 'Состояние',
    available: 'Доступно',
    gross: 'Сумма',
    fee: 'Комиссия',
    net: 'К получению',
    currency: 'Валюта',
    card: 'Карта',
    amount: 'Сумма',
    givenBack: 'Возвращено',
  },
};
