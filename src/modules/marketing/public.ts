export { forgetOldMessages } from './store/contact-store.ts'
