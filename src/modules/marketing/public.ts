export { forgetOldMessages } from './store/contact-store.ts'
export { marketingOwnData } from './store/own-waiting-list.ts'
