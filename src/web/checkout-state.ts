/** Whether a plan can be paid. */
export const CAN_CHECKOUT = true
