"""xAPI as HTTP has it: the request, its versions, who asks, and bodies of several parts."""
