/** The dependencies of the academy. */
export interface AcademyDeps {
  /** Returns whether an account has the flag that opens the video courses (AMB-031). */
  isDeveloper(userId: string): Promise<boolean>
}
