export default {
  title: 'Add a card',
  lead: 'These fields belong to our payment provider. We never see the number of your card.',
  frame: 'Card number, date and security code, at our payment provider',
  preparing: 'Opening the payment provider...',
  makeDefault: 'Offer this card first from now on',
  saving: 'Keeping the card...',
  saved: 'The card is kept.',
  declinedTitle: 'This card was not accepted',
  duplicate: 'You have this card already.',
  declined: 'The bank does not accept it. Nothing was charged; try another card.',
  unconfirmed:
    'No answer came, so the card may be kept already. Trying again keeps it once. Nothing was charged.',
  unreachable: 'The payment provider does not answer. Nothing was kept and nothing was charged.',
  retry: 'Try again',
  another: 'Try another card',
  back: 'Back to my cards',
  close: 'Close',
};
