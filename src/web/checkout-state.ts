/** Whether a plan can be paid: false until the checkout of the billing module is there, and the cards then say 'binnenkort'. */
export const CAN_CHECKOUT = false
