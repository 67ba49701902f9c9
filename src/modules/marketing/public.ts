export { deleteOldContactMessages } from './store/contact-store.ts'
export { marketingPersonalData } from './store/personal-data.ts'
