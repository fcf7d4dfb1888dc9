export default {
  title: 'Add a card',
  lead: 'Our payment provider handles these details. We never see your card number.',
  frame: 'Card details, handled by our payment provider',
  preparing: 'Opening the payment provider…',
  makeDefault: 'Make this my default card',
  saving: 'Saving your card…',
  saved: 'Card saved.',
  declinedTitle: "We couldn't add this card",
  duplicate: "You've already added this card.",
  declined: "Your bank declined it. You weren't charged. Try another card.",
  unconfirmed:
    "We got no answer, so it may already be saved. It's safe to try again. You weren't charged.",
  unreachable: "We couldn't reach the payment provider. Nothing was saved or charged.",
  retry: 'Try again',
  another: 'Try another card',
  back: 'Back to my cards',
  close: 'Close',
};
